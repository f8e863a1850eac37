import { APPEAL_MONTHS } from '@waymark/contracts-community';
import type { StatementOfReasonsRow } from './statement.repository';

type AppealRefusal =
  | 'appeal.nothing'
  | 'appeal.overtaken'
  | 'appeal.final'
  | 'appeal.too-late'
  | 'appeal.already'
  | 'case.gone';

/** Returns the end of the appeal period: six calendar months after the decision. */
export function appealEnd(decidedAt: Date): Date {
  const end = new Date(decidedAt);
  end.setUTCMonth(end.getUTCMonth() + APPEAL_MONTHS);
  return end;
}

/** Returns why the author cannot appeal; null if they can. */
export function appealRefusal(row: StatementOfReasonsRow, now: Date): AppealRefusal | null {
  if (row.appealOf !== null) return 'appeal.final';
  if (row.appealWords !== null) return 'appeal.already';
  if (row.act === 'keep') return 'appeal.nothing';
  if (!row.isLatest) return 'appeal.overtaken';
  if (row.isThere === false) return 'case.gone';
  return now > appealEnd(row.decidedAt) ? 'appeal.too-late' : null;
}
