// What the field for one's own rules starts with: three in a line, on a board one row taller.
export const sampleRules = `name    = "Tall tic-tac-toe"
rows    = 4
columns = 3
first   = "max"

[letters]
max = "X"
min = "O"

[[pattern]]
text = "XXX"
for  = "max"
[[pattern]]
text = "OOO"
for  = "min"

[end]
when   = "any pattern"
winner = "owner of pattern"
full   = "draw"
`;
