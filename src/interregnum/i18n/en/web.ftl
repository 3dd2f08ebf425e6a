# Words that only the browser says.

web-title = Interregnum
