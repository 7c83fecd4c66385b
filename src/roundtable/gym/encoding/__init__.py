"""From what a seat may know to numbers: vectors, masks and a row for each option, all with names and ranges."""

from .encoder import Encoder
from .encoding import Encoding
from .encodings import encoder_for, register_encoding
from .field import Field, Plan
from .pen import Pen

__all__ = ["Encoder", "Encoding", "Field", "Pen", "Plan", "encoder_for", "register_encoding"]
