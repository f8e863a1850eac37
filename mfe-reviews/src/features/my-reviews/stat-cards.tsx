import { useQuery } from '@tanstack/react-query';
import type { OwnReviewsSummary } from '@waymark/contracts-reviews';
import { Button, Card, Grid, ListIcon, Section, Skeleton, StarIcon, ThumbsUpIcon } from '@waymark/ui';
import { styled } from 'styled-components';
import { ownSummaryQuery } from '../../shared/api/get-own-summary';

const Figure = styled.dd`
  margin: 0;
  min-height: 3rem;
  font-size: 2.074rem;
  font-weight: 700;
  line-height: 3rem;
`;

const Name = styled.dt`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  font-weight: 600;
`;

const STATS = [
  { name: 'Total Reviews', Icon: ListIcon, show: (summary: OwnReviewsSummary) => String(summary.totalReviews) },
  {
    name: 'Average Rating',
    Icon: StarIcon,
    show: ({ averageRating }: OwnReviewsSummary) => averageRating?.toFixed(1) ?? 'None yet',
  },
  { name: 'Helpful Votes', Icon: ThumbsUpIcon, show: (summary: OwnReviewsSummary) => String(summary.helpfulVotes) },
] as const;

/** Over all own reviews, whatever the list below is narrowed to. */
export function StatCards() {
  const { data, isError, refetch } = useQuery(ownSummaryQuery);
  return (
    <Section heading="Your review numbers" hideHeading>
      <Grid as="dl" $min="12rem" $gap={4} style={{ margin: 0 }}>
        {STATS.map(({ name, Icon, show }) => (
          <Card key={name}>
            <Name>
              <Icon /> <span>{name}</span>
            </Name>
            <Figure>{data ? show(data) : <Missing failed={isError} />}</Figure>
          </Card>
        ))}
      </Grid>
      {isError && (
        <div>
          <Button onClick={() => void refetch()}>Reload the numbers</Button>
        </div>
      )}
    </Section>
  );
}

function Missing({ failed }: { failed: boolean }) {
  return failed ? <span>Not known</span> : <Skeleton width="4rem" height="2.5rem" />;
}
