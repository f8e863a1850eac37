import { type CaseDetail, REPORT_REASON_LABELS, SIGNAL_WORDS } from '@waymark/contracts-community';
import { dayWords } from '@waymark/contracts-core';
import { FactList, FactRow, Section } from '@waymark/ui';
import { capital } from '../../shared/capital';

/** Why somebody, or a program, says that it should be looked at. */
export function CaseReports({ found }: { found: CaseDetail }) {
  const { reports, signals, appeal } = found;
  return (
    <>
      {appeal && (
        <Section heading="The author appeals" level={3}>
          <p>{appeal.words}</p>
          <p>On {dayWords(appeal.createdAt)}. You can decide the same or milder, not harsher.</p>
        </Section>
      )}
      {reports.length > 0 && (
        <Section heading="Who reported it" level={3}>
          <FactList>
            {reports.map(({ reason, words, from, createdAt }) => (
              <FactRow
                key={`${createdAt}-${words}`}
                name={REPORT_REASON_LABELS[reason]}
                state={`${from === 'member' ? 'A member' : 'A visitor'}, ${dayWords(createdAt)}`}
                note={words === '' ? undefined : words}
              />
            ))}
          </FactList>
        </Section>
      )}
      {signals.length > 0 && (
        <Section heading="What a program noticed" level={3} intro="A reason to look, and no more than that.">
          <ul>
            {signals.map((signal) => (
              <li key={signal}>{capital(SIGNAL_WORDS[signal])}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
