import { CASE_ACT_LABELS, type CaseDetail, REPORT_REASON_LABELS } from '@waymark/contracts-community';
import { momentWords } from '@waymark/contracts-core';
import { FactList, FactRow, Section } from '@waymark/ui';

/** What was decided about it before, newest first. */
export function CaseHistory({ found: { decisions } }: { found: CaseDetail }) {
  if (decisions.length === 0) return null;
  return (
    <Section heading="Decided before" level={3}>
      <FactList>
        {decisions.map(({ id, act, rule, facts, decidedBy, decidedAt, isAfterAppeal }) => (
          <FactRow
            key={id}
            name={`${CASE_ACT_LABELS[act]}${isAfterAppeal ? ', after an appeal' : ''}`}
            state={momentWords(decidedAt)}
            note={`${REPORT_REASON_LABELS[rule]}. ${facts} (${decidedBy?.name ?? 'Somebody who has left'})`}
          />
        ))}
      </FactList>
    </Section>
  );
}
