"""The general machine: what every registered game must hold, checked in random play without a line written for it."""
