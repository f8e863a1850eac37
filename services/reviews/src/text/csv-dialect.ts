const DELIMITERS = [',', ';', '\t', '|'];
/** The line that tells Excel which delimiter a file has. */
const SEPARATOR_LINE = /^"?sep=([^\w\s"]|\t)"?[^\S\r\n]*(?:\r\n|\n|\r|$)/i;
const LINE_END = /\r\n|\n|\r/;
const QUOTED = /"(?:[^"]|"")*"/g;

/**
 * Detects the format of a CSV from its `start`. Returns options for csv-parse, and `start` without a line that only
 * names the delimiter.
 * Line endings may vary; cells may be quoted after a space, and may contain quotation marks.
 */
export function csvDialect(start: string) {
  const named = SEPARATOR_LINE.exec(start);
  const options = {
    delimiter: named?.[1] ?? delimiterOf(start),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    ltrim: true,
    on_record: (cells: string[]) => cells.map(unquoted),
  };
  return { options, start: named === null ? start : start.slice(named[0].length) };
}

/** Returns the most frequent delimiter in the heading, ignoring quoted ones. */
function delimiterOf(start: string): string {
  const heading =
    start
      .replace(QUOTED, 'x')
      .split(LINE_END)
      .find((line) => line.trim() !== '') ?? '';
  const count = (delimiter: string) => heading.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** Removes the quotation marks that csv-parse leaves in a cell if a space follows them. */
function unquoted(cell: string): string {
  return cell.startsWith('"') ? cell.replace(/^"([^"]*)"\s+$/, '$1') : cell;
}
