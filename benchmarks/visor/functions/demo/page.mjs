// SPDX-License-Identifier: Apache-2.0
const escaped = (text) => String(text).replace(/[&<>"]/g, (c) => '&#' + c.charCodeAt(0) + ';');

/** A page with a table of what it is sent: {"title": TEXT, "rows": [[…], …]}. */
export function main({ title, rows }) {
  const lines = rows.map((row) => '<tr>' + row.map((cell) => '<td>' + escaped(cell)).join(''));
  return '<!DOCTYPE html><title>' + escaped(title) + '</title><table>' + lines.join('\n') + '</table>';
}
