<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR">
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>Procurar &amp;em:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Arquivos do &amp;tipo:</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
</context>
<context>
    <name>QSpiAccessibleBridge</name>
    <message>
        <source>switch</source>
        <translation>interruptor</translation>
    </message>
    <message>
        <source>window</source>
        <translation>janela</translation>
    </message>
</context>
<context>
    <name>QStandardPaths</name>
    <message>
        <source>Downloads</source>
        <translation>Downloads</translation>
    </message>
</context>
</TS>
