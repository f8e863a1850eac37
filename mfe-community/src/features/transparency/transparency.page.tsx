import { useQuery } from '@tanstack/react-query';
import {
  CASE_ACT_LABELS,
  countWords,
  hoursWords,
  type Quarter,
  quarterWords,
  REPORT_REASON_LABELS,
  TRANSPARENCY_WORDS,
} from '@waymark/contracts-community';
import { queryOf, withQueries } from '@waymark/mfe-kit';
import {
  CouldNotLoad,
  FactList,
  FactRow,
  LoadingRegion,
  Page,
  PageHeading,
  Section,
  Skeleton,
  target,
} from '@waymark/ui';
import { styled } from 'styled-components';
import { readTransparency } from '../../endpoints';

/** A link to the table on its own line, so it gets the full target size. */
const Table = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
`;

/** Public page: how staff decide about members' content. */
export function TransparencyPage() {
  const { data, isError, refetch } = useQuery(queryOf(readTransparency));
  return (
    <Page narrow>
      <PageHeading lead={TRANSPARENCY_WORDS.lead}>{TRANSPARENCY_WORDS.title}</PageHeading>
      <Section heading={TRANSPARENCY_WORDS.inShort}>
        {TRANSPARENCY_WORDS.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {data?.length === 0 && <p>{TRANSPARENCY_WORDS.nothing}</p>}
        {data && data.length > 0 && (
          <p>
            <Table href={TRANSPARENCY_WORDS.csv.href} download="how-we-decide.csv">
              {TRANSPARENCY_WORDS.csv.label}
            </Table>
          </p>
        )}
      </Section>
      {data?.map((quarter) => (
        <QuarterView key={quarter.quarter} quarter={quarter} />
      ))}
      {isError && !data && <CouldNotLoad what="the numbers" onRetry={() => void refetch()} />}
      {!data && !isError && (
        <LoadingRegion label="Loading the numbers">
          <Skeleton lines={6} height="3rem" />
        </LoadingRegion>
      )}
    </Page>
  );
}

/** Shows the figures of a quarter. */
function QuarterView({ quarter: { quarter, reports, decisions, medianHours, appeals } }: { quarter: Quarter }) {
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
          <FactRow name="Decision kept" state={countWords(appeals.upheld)} />
          <FactRow name="Decision reversed" state={countWords(appeals.takenBack)} />
        </FactList>
      </Section>
    </Section>
  );
}

export default withQueries(TransparencyPage);
