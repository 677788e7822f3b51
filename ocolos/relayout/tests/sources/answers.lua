-- SPDX-License-Identifier: Apache-2.0
-- For sysbench: prints what a database of its own kind answers to fixed questions, and sums of whole tables.
sysbench.cmdline.options = {
   tables = { "How many there are", 1 },
   table_size = { "Rows of each", 10000 },
}

local questions = {
   "SELECT c FROM %s WHERE id = 137",
   "SELECT c FROM %s WHERE id BETWEEN 200 AND 260",
   "SELECT SUM(k) FROM %s WHERE id BETWEEN 200 AND 900",
   "SELECT c FROM %s WHERE id BETWEEN 300 AND 360 ORDER BY c",
   "SELECT DISTINCT c FROM %s WHERE id BETWEEN 400 AND 460 ORDER BY c",
   "SELECT k MOD 7, COUNT(*), MIN(pad) FROM %s GROUP BY k MOD 7 ORDER BY k MOD 7",
   "SELECT COUNT(*), SUM(id), SUM(k), MIN(c), MAX(pad) FROM %s",
   "CHECKSUM TABLE %s",
}

local connection

function thread_init()
   connection = sysbench.sql.driver():connect()
end

function event()
   for table = 1, sysbench.opt.tables do
      for _, question in ipairs(questions) do
         local rows = connection:query(question:format("sbtest" .. table))
         for _ = 1, rows.nrows do
            local row = rows:fetch_row()
            local line = "answer"
            for field = 1, rows.nfields do
               line = line .. " " .. tostring(row[field])
            end
            print(line)
         end
      end
   end
end

function thread_done()
   connection:disconnect()
end
