import { useQuery } from '@tanstack/react-query';
import { queryOf, usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Badge, CouldNotLoad, LoadingRegion, Page, PageHeading, Skeleton, space, Stack } from '@waymark/ui';
import { styled } from 'styled-components';
import { getGiving } from '../../endpoints';
import { GiftSteps } from './gift-steps';
import { GivenThisMonth } from './parts/given-this-month';
import { OurWord } from './parts/our-word';
import { WhereItGoes } from './parts/where-it-goes';

/** Beside one another where both have room for their words: with letters of 400 % that is a wider window. */
const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[8]} ${space[10]};
  min-width: 0;

  & > * {
    flex: 2 1 16rem;
  }
  & > :first-child {
    flex: 3 1 24rem;
  }
`;

/** S2, "Support Us": an amount, then the payment. */
export function SupportUsPage() {
  usePageTitle('Support Us');
  const { data: giving, error, refetch } = useQuery(queryOf(getGiving));
  return (
    <Page>
      <Stack $gap={4}>
        <PageHeading lead="The site is free for everyone and stays so, whether you give or not. Gifts keep it running.">
          Support Us
        </PageHeading>
        {giving?.mode === 'test' && (
          <div>
            <Badge tone="warn">Test mode: no money moves</Badge>
          </div>
        )}
      </Stack>
      <Columns>
        <Stack $gap={6}>
          {giving ? (
            <GiftSteps giving={giving} />
          ) : error ? (
            <CouldNotLoad what="how gifts are taken here" onRetry={() => void refetch()} />
          ) : (
            <LoadingRegion label="Loading how gifts are taken here">
              <Skeleton height="22rem" />
            </LoadingRegion>
          )}
        </Stack>
        <Stack $gap={6}>
          <WhereItGoes />
          <OurWord />
          {giving && <GivenThisMonth given={giving.givenThisMonth} />}
        </Stack>
      </Columns>
    </Page>
  );
}

export default withQueries(SupportUsPage);
