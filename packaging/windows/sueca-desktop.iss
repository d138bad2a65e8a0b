; The installer for Windows, for Inno Setup 6:  iscc /DVersion=0.1.0 packaging\windows\sueca-desktop.iss
; It installs for the person who runs it and asks for no administrator; matches and settings are never touched.

#ifndef Version
  #error Say which version: /DVersion=…
#endif

[Setup]
AppId={{6F0B2C5E-6E0B-4B1D-9C43-53F3D3A6C1D7}
AppName=Sueca Desktop
AppVersion={#Version}
AppVerName=Sueca Desktop {#Version}
AppPublisher=The Sueca Desktop authors
DefaultDirName={autopf}\Sueca Desktop
DisableProgramGroupPage=yes
DisableDirPage=auto
DisableReadyPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
ChangesAssociations=yes
CloseApplications=yes
SetupIconFile=..\..\build\icons\sueca-desktop.ico
UninstallDisplayIcon={app}\sueca-desktop.exe
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=sueca-desktop-{#Version}-windows-x64
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ShowLanguageDialog=auto

[Languages]
Name: "pt_PT"; MessagesFile: "compiler:Languages\Portuguese.isl"
Name: "pt_BR"; MessagesFile: "compiler:Languages\BrazilianPortuguese.isl"
Name: "en"; MessagesFile: "compiler:Default.isl"

[CustomMessages]
pt_PT.Match=Partida de sueca
pt_BR.Match=Partida de sueca
en.Match=Sueca match

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"

[InstallDelete]
; An older version leaves nothing behind.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\build\package\sueca-desktop\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{autoprograms}\Sueca Desktop"; Filename: "{app}\sueca-desktop.exe"
Name: "{autodesktop}\Sueca Desktop"; Filename: "{app}\sueca-desktop.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.sueca"; ValueType: string; ValueData: "SuecaDesktop.Record"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.sueca"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-sueca-record"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\SuecaDesktop.Record"; ValueType: string; ValueData: "{cm:Match}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\SuecaDesktop.Record\DefaultIcon"; ValueType: string; ValueData: "{app}\sueca-desktop.exe,0"
Root: HKA; Subkey: "Software\Classes\SuecaDesktop.Record\shell\open\command"; ValueType: string; ValueData: """{app}\sueca-desktop.exe"" ""%1"""

[Run]
Filename: "{app}\sueca-desktop.exe"; Description: "{cm:LaunchProgram,Sueca Desktop}"; Flags: nowait postinstall skipifsilent
