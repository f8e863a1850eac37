import { REPORT_REASON_LABELS, type Revert } from '@waymark/contracts-community';
import { momentWords, REVERT_KIND_LABELS } from '@waymark/contracts-core';
import { SLICE_WORDS } from '@waymark/mfe-kit/member-day';
import { CountText, DefinitionList, FactList, FactRow, Section, StatePill } from '@waymark/ui';

/** What was decided last, and which parts of the site have done so. */
export function RevertState({ found }: { found: Revert }) {
  const { state, rule, facts, decidedAt, decidedBy, leftOut, slices } = found;
  const done = slices.filter(({ doneAt }) => doneAt !== null).length;
  return (
    <Section heading={state === 'reverted' ? 'This day has been undone' : 'This day has been restored'}>
      <DefinitionList
        items={[
          { term: 'The rule', value: rule && REPORT_REASON_LABELS[rule] },
          { term: 'The facts', value: facts },
          {
            term: 'Decided',
            value: decidedAt && `${momentWords(decidedAt)}, ${decidedBy ?? 'by a former member'}`,
          },
          { term: 'Left out', value: leftOut.length > 0 && leftOut.map((kind) => REVERT_KIND_LABELS[kind]).join(', ') },
        ]}
      />
      <CountText>
        {done === slices.length
          ? 'Every part of the site has confirmed.'
          : `${done} of ${slices.length} parts of the site have confirmed.`}
      </CountText>
      <FactList>
        {slices.map(({ slice, doneAt, counts }) => (
          <FactRow
            key={slice}
            name={SLICE_WORDS[slice]}
            state={
              <StatePill sign={doneAt ? 'yes' : 'unknown'}>{doneAt ? 'Confirmed' : `Waiting for ${slice}`}</StatePill>
            }
            note={doneAt ? (countWords(counts) ?? 'There was nothing to do.') : undefined}
          />
        ))}
      </FactList>
    </Section>
  );
}

function countWords(counts: Revert['slices'][number]['counts']): string | null {
  const some = counts.filter(({ count }) => count > 0);
  return some.length > 0 ? some.map(({ kind, count }) => `${REVERT_KIND_LABELS[kind]}: ${count}`).join(', ') : null;
}
