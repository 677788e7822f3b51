-- SPDX-License-Identifier: Apache-2.0
local function fib(n) if n<2 then return n end return fib(n-1)+fib(n-2) end
local t={} 
for k=1,tonumber(arg[1] or 3) do
 local s=0
 for i=1,200000 do t[i%1000+1]=string.format("%d:%s",i,"x"); s=s+#t[i%1000+1] end
 table.sort(t) s=s+fib(24)
 print(k,s)
end
