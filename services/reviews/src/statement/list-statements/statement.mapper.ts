import type { Feature, Measure, Statement, StatementAuthor } from '@waymark/contracts-reviews';

/** A row of the `statement` table; all null for a venue without facts. */
export interface StatementRow {
  id: number | null;
  value: string | null;
  note: string | null;
  amount: number | null;
  unit: string | null;
  saidBy: string | null;
  publisher: string | null;
  licence: string | null;
  observed: string | null;
  addedAt: Date | null;
  endedAt: Date | null;
  endedAs: string | null;
}

/** Maps a row for the history. The database's CHECKs guarantee the contract's values. */
export function toStatement(row: StatementRow, feature: Feature): Statement {
  return {
    id: row.id ?? 0,
    feature,
    value: row.value as Statement['value'],
    measure: toMeasure(row),
    note: row.note,
    by: toAuthor(row),
    observed: row.observed ?? '',
    added: row.addedAt?.toISOString() ?? '',
    ended: row.endedAt && {
      at: row.endedAt.toISOString(),
      because: row.endedAs as NonNullable<Statement['ended']>['because'],
    },
  };
}

export function toMeasure({ amount, unit }: { amount: number | null; unit: string | null }): Measure | null {
  return amount === null || unit === null ? null : { amount, unit: unit as Measure['unit'] };
}

function toAuthor({ saidBy, publisher, licence }: StatementRow): StatementAuthor {
  if (saidBy === 'source') return { kind: 'source', name: publisher ?? '', licence: licence ?? '' };
  return { kind: saidBy === 'venue' ? 'venue' : 'visitor' };
}
