"""The parts of bench/othello_endgame.py."""
