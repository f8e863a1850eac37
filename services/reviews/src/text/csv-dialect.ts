const DELIMITERS = [',', ';', '\t', '|'];
/** How Excel is told which delimiter a file has. */
const SEPARATOR_LINE = /^"?sep=([^\w\s"]|\t)"?[^\S\r\n]*(?:\r\n|\n|\r|$)/i;
const LINE_END = /\r\n|\n|\r/;
const QUOTED = /"(?:[^"]|"")*"/g;

/**
 * How the CSV that begins with `start` is written, as options of csv-parse, and `start` without the line that only says so.
 * Each line may end in another way; cells may be quoted after a space, and quotation marks may stand within a cell.
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

/** The one that stands most often in the heading; in quotes it separates nothing. */
function delimiterOf(start: string): string {
  const heading =
    start
      .replace(QUOTED, 'x')
      .split(LINE_END)
      .find((line) => line.trim() !== '') ?? '';
  const count = (delimiter: string) => heading.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** csv-parse keeps the quotation marks of a cell when a space follows them. */
function unquoted(cell: string): string {
  return cell.startsWith('"') ? cell.replace(/^"([^"]*)"\s+$/, '$1') : cell;
}
