import { useQuery } from '@tanstack/react-query';
import type { Giving } from '@waymark/contracts-account';
import { moneyWords } from '@waymark/contracts-core';
import { queryOf, usePageTitle, withQueries } from '@waymark/mfe-kit';
import {
  Badge,
  Card,
  CouldNotLoad,
  fontSize,
  LoadingRegion,
  Page,
  PageHeading,
  radii,
  Section,
  Skeleton,
  space,
  Stack,
} from '@waymark/ui';
import { styled } from 'styled-components';
import { getGiving } from '../../endpoints';
import { DonationSteps } from './donation-steps';

/** Uses of gifts, in percent. */
const PARTS = [
  { percent: 70, what: 'Infrastructure', more: 'The servers, storage and email that keep the site running' },
  { percent: 20, what: 'Development', more: 'Fixing what is broken and building what is missing' },
  { percent: 10, what: 'Administration and payment processing', more: 'Bookkeeping and card fees' },
] as const;

const List = styled.dl`
  display: grid;
  gap: ${space[4]};
  margin: 0;

  dt {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space[2]};
    overflow-wrap: anywhere;
    font-weight: 600;
  }
  dt span:first-child {
    font-size: ${fontSize.large};
  }
  dd {
    margin: 0;
    color: var(--color-text-soft);
  }
`;

const Bar = styled.div<{ $percent: number }>`
  width: 100%;
  height: 0.625rem;
  margin-block: ${space[1]};
  border-radius: ${radii.pill};
  background: linear-gradient(
    to right,
    var(--color-accent) ${({ $percent }) => $percent}%, var(--color-sunken) ${({ $percent }) => $percent}%
  );

  @media (forced-colors: active) {
    width: ${({ $percent }) => $percent}%;
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

function WhereItGoes() {
  return (
    <Section heading="Where your gift goes">
      <List>
        {PARTS.map(({ percent, what, more }) => (
          <div key={what}>
            <dt>
              <span>{`${percent}%`}</span> <span>{what}</span>
            </dt>
            <dd>
              <Bar $percent={percent} aria-hidden="true" />
              <span>{more}</span>
            </dd>
          </div>
        ))}
      </List>
    </Section>
  );
}

/** Side by side if both fit; at 400 % text size that needs a wider window. */
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

/** The donation page: choose an amount, then pay. */
export function SupportUsPage() {
  usePageTitle('Support Us');
  const { data: giving, error, refetch } = useQuery(queryOf(getGiving));
  return (
    <Page>
      <Stack $gap={4}>
        <PageHeading lead="The site is free for everyone and will stay free, whether you give or not. Gifts keep it running.">
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
            <DonationSteps giving={giving} />
          ) : error ? (
            <CouldNotLoad what="the ways to give" onRetry={() => void refetch()} />
          ) : (
            <LoadingRegion label="Loading the ways to give">
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

/** The month's total, without names. Hidden while it is zero, because "nothing yet" would put pressure on readers. */
function GivenThisMonth({ given: { pence, gifts } }: { given: Giving['givenThisMonth'] }) {
  if (gifts === 0) return null;
  return (
    <Card $tone="notice" $dense>
      <p>
        <strong>{moneyWords(pence)}</strong>{' '}
        <span>{`given this month, in ${gifts} ${gifts === 1 ? 'gift' : 'gifts'}. Thank you.`}</span>
      </p>
    </Card>
  );
}

/** Our promise about how this page asks for gifts. Tests enforce it. */
function OurWord() {
  return (
    <Card $tone="wash" $dense>
      <h2>Our promise</h2>
      <p>
        We never tick a box for you, and we never ask twice. You can stop a monthly gift at any time, without giving a
        reason.
      </p>
    </Card>
  );
}

export default withQueries(SupportUsPage);
