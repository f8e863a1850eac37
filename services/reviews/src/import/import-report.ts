import type { RefusalFile } from './refusal-file';

export interface ImportCounts {
  rows: number;
  /** Valid rows. */
  places: number;
  created: number;
  matched: number;
  statements: number;
  gone: number;
  /** Number of rows that an earlier run completed. */
  goneOnFrom: number;
}

/** The result of an import or of a dry run. */
export interface ImportReport extends ImportCounts {
  refused: number;
  /** Maps each reason to its count. */
  reasons: ReadonlyMap<string, number>;
  refusalsIn: string | null;
  isDryRun: boolean;
}

export const emptyCounts = (goneOnFrom: number): ImportCounts => ({
  rows: 0,
  places: 0,
  created: 0,
  matched: 0,
  statements: 0,
  gone: 0,
  goneOnFrom,
});

export async function reportOf(counts: ImportCounts, refusals: RefusalFile, isDryRun: boolean): Promise<ImportReport> {
  const refusalsIn = await refusals.close();
  const refused = [...refusals.counts.values()].reduce((sum, count) => sum + count, 0);
  return { ...counts, refused, reasons: refusals.counts, refusalsIn, isDryRun };
}

const MOST_REASONS = 12;
const counted = (count: number) => count.toLocaleString('en-GB');
const rowsOf = (count: number) => `${counted(count)} ${count === 1 ? 'row' : 'rows'}`;

/** Formats the report for a terminal. */
export function reportLines(report: ImportReport): string[] {
  const { rows, places, created, matched, statements, gone, refused, reasons, refusalsIn, goneOnFrom, isDryRun } =
    report;
  const worst = [...reasons].sort(([, a], [, b]) => b - a);
  return [
    isDryRun ? 'Dry run: nothing was written.' : 'Done.',
    ...(goneOnFrom > 0 ? [`${rowsOf(goneOnFrom)} had been read before: it went on from there.`] : []),
    `${rowsOf(rows)}, ${counted(places)} of them with a place${isDryRun ? ' that would be taken' : ''}.`,
    ...(isDryRun
      ? []
      : [
          `New venues: ${counted(created)}. Found among those that were there: ${counted(matched)}. New statements: ${counted(statements)}.`,
          `Of earlier editions and not in this one: ${rowsOf(gone)}. Their places are marked, none was deleted.`,
        ]),
    `Refused: ${counted(refused)}${refusalsIn === null ? '.' : `, each in ${refusalsIn}:`}`,
    ...worst.slice(0, MOST_REASONS).map(([reason, count]) => `  ${counted(count)} × ${reason}`),
    ...(worst.length > MOST_REASONS ? [`  … and ${worst.length - MOST_REASONS} more kinds`] : []),
  ];
}
