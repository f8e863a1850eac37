import type { RefusalFile } from './refusal-file';

export interface ImportCounts {
  rows: number;
  /** Rows that give a place. */
  places: number;
  created: number;
  matched: number;
  statements: number;
  gone: number;
  /** Rows that an earlier run had done. */
  goneOnFrom: number;
}

/** What an import did, or would do. */
export interface ImportReport extends ImportCounts {
  refused: number;
  /** Reason -> how often. */
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

/** The report in lines for a terminal. */
export function reportLines(report: ImportReport): string[] {
  const { rows, places, created, matched, statements, gone, refused, reasons, refusalsIn, goneOnFrom, isDryRun } =
    report;
  const worst = [...reasons].sort(([, a], [, b]) => b - a);
  return [
    isDryRun ? 'Dry run: nothing was written.' : 'Done.',
    ...(goneOnFrom > 0 ? [`${counted(goneOnFrom)} rows had been read before: it went on from there.`] : []),
    `${counted(rows)} rows, ${counted(places)} of them places${isDryRun ? ' that would be taken' : ''}.`,
    ...(isDryRun
      ? []
      : [
          `${counted(created)} new venues, ${counted(matched)} found among those that were there, ${counted(statements)} new statements.`,
          `${counted(gone)} rows of earlier editions are not in this one: their places are marked, none was deleted.`,
        ]),
    `${counted(refused)} refusals${refusalsIn === null ? '.' : `, each in ${refusalsIn}:`}`,
    ...worst.slice(0, MOST_REASONS).map(([reason, count]) => `  ${counted(count)} × ${reason}`),
    ...(worst.length > MOST_REASONS ? [`  … and ${worst.length - MOST_REASONS} more kinds`] : []),
  ];
}
