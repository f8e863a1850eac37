import {
  CASE_ACT_LABELS,
  countWords,
  hoursWords,
  type Quarter,
  quarterWords,
  REPORT_REASON_LABELS,
} from '@waymark/contracts-community';
import { FactList, FactRow, Section } from '@waymark/ui';

/** The numbers of three months. */
export function QuarterView({ quarter: { quarter, reports, decisions, medianHours, appeals } }: { quarter: Quarter }) {
  return (
    <Section heading={quarterWords(quarter)}>
      <Section heading="Reports, by reason" level={3}>
        <FactList>
          {reports.map(({ reason, count }) => (
            <FactRow key={reason} name={REPORT_REASON_LABELS[reason]} state={countWords(count)} />
          ))}
        </FactList>
      </Section>
      <Section heading="Decisions" level={3}>
        <FactList>
          {decisions.map(({ act, count }) => (
            <FactRow key={act} name={CASE_ACT_LABELS[act]} state={countWords(count)} />
          ))}
          <FactRow name="Half of them took less than" state={hoursWords(medianHours)} />
        </FactList>
      </Section>
      <Section heading="Appeals" level={3}>
        <FactList>
          <FactRow name="Received" state={countWords(appeals.received)} />
          <FactRow name="Decided the same" state={countWords(appeals.upheld)} />
          <FactRow name="Taken back" state={countWords(appeals.takenBack)} />
        </FactList>
      </Section>
    </Section>
  );
}
