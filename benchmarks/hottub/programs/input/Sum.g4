grammar Sum;
sums: (sum NEWLINE)*;
sum: sum ('*' | '/') sum | sum ('+' | '-') sum | NUMBER | '(' sum ')';
NEWLINE: [\r\n]+;
NUMBER: [0-9]+;
