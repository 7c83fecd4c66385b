"""How the server and its worker processes talk: JSON messages over pipes, each behind its length."""

import os
import struct
from typing import Final

HEAD: Final = struct.Struct(">I")
LARGEST: Final = 64 * 1024 * 1024


def framed(message: bytes) -> bytes:
    """Put the length before a message."""
    return HEAD.pack(len(message)) + message


def taken_over() -> tuple[int, int]:
    """Give the pipes of this process to read from and to write to; whatever it prints from now on goes nowhere."""
    jobs, results = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    return jobs, results


def read_exactly(file: int, length: int) -> bytes | None:
    """Read so many bytes from a pipe; None at its end."""
    parts = bytearray()
    while len(parts) < length:
        part = os.read(file, length - len(parts))
        if not part:
            return None
        parts += part
    return bytes(parts)


def read_frame(file: int) -> bytes | None:
    """Read one message from a pipe; None at its end."""
    head = read_exactly(file, HEAD.size)
    return None if head is None else read_exactly(file, HEAD.unpack(head)[0])


def write_frame(file: int, message: bytes) -> None:
    """Write one message into a pipe."""
    rest = memoryview(framed(message))
    while rest:
        rest = rest[os.write(file, rest) :]
