import { useQuery } from '@tanstack/react-query';
import { TRANSPARENCY_WORDS } from '@waymark/contracts-community';
import { queryOf, withQueries } from '@waymark/mfe-kit';
import { CouldNotLoad, EmptyState, LoadingRegion, Page, PageHeading, Section, Skeleton, target } from '@waymark/ui';
import { styled } from 'styled-components';
import { readTransparency } from '../../endpoints';
import { QuarterView } from './quarter-view';

/** It stands alone, so it is as large as any other target. */
const Table = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
`;

/** For everybody: how staff decide about what people post. */
export function TransparencyPage() {
  const { data, isError, refetch } = useQuery(queryOf(readTransparency));
  return (
    <Page narrow>
      <PageHeading lead={TRANSPARENCY_WORDS.lead}>{TRANSPARENCY_WORDS.title}</PageHeading>
      <Section heading={TRANSPARENCY_WORDS.inShort}>
        {TRANSPARENCY_WORDS.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
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
      {data?.length === 0 && (
        <EmptyState title="Nothing to tell yet" level={2}>
          {TRANSPARENCY_WORDS.nothing}
        </EmptyState>
      )}
      {isError && !data && <CouldNotLoad what="the numbers" onRetry={() => void refetch()} />}
      {!data && !isError && (
        <LoadingRegion label="Loading the numbers">
          <Skeleton lines={6} height="3rem" />
        </LoadingRegion>
      )}
    </Page>
  );
}

export default withQueries(TransparencyPage);
