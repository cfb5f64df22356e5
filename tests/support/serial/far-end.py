"""A pseudo-terminal whose far end is this program's input and output; its path is the first line of the errors.

Ends, and hangs up, when its input does. SIGUSR1 lets an ordinary user open it again: the kernel keeps the exclusive
use that a browser asks for as long as this end lives.
"""

import fcntl
import os
import pty
import select
import signal
import sys
import termios
import tty

master, slave = pty.openpty()
tty.setraw(slave)
os.chmod(os.ttyname(slave), 0o666)
signal.signal(signal.SIGUSR1, lambda *_: fcntl.ioctl(slave, termios.TIOCNXCL))
print(os.ttyname(slave), file=sys.stderr, flush=True)
while True:
    for ready in select.select([0, master], [], [])[0]:
        data = os.read(ready, 65536)
        if not data:
            sys.exit()
        os.write(master if ready == 0 else 1, data)
