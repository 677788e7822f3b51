%%
%class Numbers
%unicode
%standalone
%%
[0-9]+ { System.out.println(yytext()); }
[^] { }
