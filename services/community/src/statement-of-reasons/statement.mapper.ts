import type { StatementOfReasons } from '@waymark/contracts-community';
import { appealEnd, appealRefusal } from './appeal-rules';
import type { StatementOfReasonsRow } from './statement.repository';

export function toStatementOfReasons(row: StatementOfReasonsRow, now = new Date()): StatementOfReasons {
  const { id, kind, contentId, path, act, rule, facts, contentState, appealOf } = row;
  return {
    id,
    kind,
    contentId,
    path,
    act,
    rule,
    facts,
    limitedUntil: row.limitedUntil?.toISOString() ?? null,
    cameBy: row.wasReported ? 'reports' : kind === 'member-day' ? 'staff' : 'signals',
    decidedAt: row.decidedAt.toISOString(),
    contentState,
    appealOf,
    appealUntil: appealRefusal(row, now) === null ? appealEnd(row.decidedAt).toISOString() : null,
    appeal: toAppeal(row),
  };
}

function toAppeal({
  appealWords,
  appealedAt,
  appealOutcome,
  followedBy,
}: StatementOfReasonsRow): StatementOfReasons['appeal'] {
  if (appealWords === null || appealedAt === null) return null;
  return { words: appealWords, createdAt: appealedAt.toISOString(), outcome: appealOutcome, statementId: followedBy };
}
