import { APPEAL_MONTHS } from '@waymark/contracts-community';
import type { StatementRow } from './statement-row';

type AppealRefusal =
  | 'appeal.nothing'
  | 'appeal.overtaken'
  | 'appeal.final'
  | 'appeal.too-late'
  | 'appeal.already'
  | 'case.gone';

/** Until when a decision can be appealed: six months by the calendar. */
export function appealEnd(decidedAt: Date): Date {
  const end = new Date(decidedAt);
  end.setUTCMonth(end.getUTCMonth() + APPEAL_MONTHS);
  return end;
}

/** Why its author cannot appeal against it; null when they can. */
export function appealRefusal(row: StatementRow, now: Date): AppealRefusal | null {
  if (row.appealOf !== null) return 'appeal.final';
  if (row.appealWords !== null) return 'appeal.already';
  if (row.act === 'keep') return 'appeal.nothing';
  if (!row.isLatest) return 'appeal.overtaken';
  if (row.isThere === false) return 'case.gone';
  return now > appealEnd(row.decidedAt) ? 'appeal.too-late' : null;
}
