"""Small widgets that dialogs and panels share. They take their look from the application's style sheet."""
