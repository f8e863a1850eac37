import { ImportStopped } from '../import-stopped';
import { columnsOf, type Mapping } from '../mapping';
import { mapRow } from '../map-row';
import type { PlaceReader } from '../raw-place';
import { readCsv } from './read-csv';

const MORE_CELLS = 'This row has more cells than the heading. Put text with commas in quotes.';

/** The rows of a CSV as places, by what the mapping says stands in which column. */
export async function* csvPlaces(text: AsyncIterable<string>, mapping: Mapping): PlaceReader {
  let columns: ReadonlyMap<string, number> | null = null;
  for await (const { row, cells } of readCsv(text)) {
    if (columns === null) {
      columns = headingOf(cells, mapping);
      continue;
    }
    const at = columns;
    if (cells.slice(at.size).some((cell) => cell.trim() !== '')) yield { row, broken: MORE_CELLS };
    else yield mapRow(row, mapping, (column) => cells[at.get(column) ?? -1] ?? null);
  }
  if (columns === null) throw new ImportStopped('The file is empty.');
}

function headingOf(cells: readonly string[], mapping: Mapping): ReadonlyMap<string, number> {
  const columns = new Map<string, number>();
  for (const [at, name] of cells.entries())
    columns.set(columns.has(name.trim()) ? `${name.trim()}#${at}` : name.trim(), at);
  const missing = columnsOf(mapping).filter((name) => !columns.has(name));
  if (missing.length > 0)
    throw new ImportStopped(`The file has no column ${missing.join(', ')}. It has: ${[...columns.keys()].join(', ')}.`);
  return columns;
}
