import { useQuery } from '@tanstack/react-query';
import type { OwnReviewsSummary } from '@waymark/contracts-reviews';
import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import {
  Button,
  Card,
  Grid,
  Inline,
  LinkButton,
  ListIcon,
  Page,
  PageHeading,
  PencilIcon,
  Section,
  Skeleton,
  StarIcon,
  ThumbsUpIcon,
} from '@waymark/ui';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ownSummaryQuery } from '../../shared/api/get-own-summary';
import { ownReviewsQuery, useReviewPages } from '../../shared/review-list/review-pages';
import { ReviewSearchBox } from '../../shared/review-list/review-search-box';
import { OwnReviewResults } from './own-review-results';

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

/** Counts over all own reviews, independent of the list's filter. */
function StatCards() {
  const { data, isError, refetch } = useQuery(ownSummaryQuery);
  return (
    <Section heading="Your reviews in numbers" hideHeading>
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
          <Button onClick={() => void refetch()}>Refresh the numbers</Button>
        </div>
      )}
    </Section>
  );
}

function Missing({ failed }: { failed: boolean }) {
  return failed ? <span>Not known</span> : <Skeleton width="4rem" height="2.5rem" />;
}

const LONGEST_TEXT = 200;

export function MyReviewsPage() {
  usePageTitle('My Reviews');
  const [params, setParams] = useSearchParams();
  const text = (params.get('q') ?? '').slice(0, LONGEST_TEXT);
  const searchBox = useRef<HTMLInputElement>(null);
  const list = useReviewPages(ownReviewsQuery(text));
  const search = (next: string) => setParams(next ? { q: next } : {}, { replace: true, preventScrollReset: true });
  // Without any review, search and counts are useless.
  const nothingYet = text === '' && list.reviews?.length === 0;
  const failed = !list.reviews && list.isError;
  return (
    <Page narrow>
      <PageHeading lead="All your reviews, newest first, and how many people found them helpful.">
        My Reviews
      </PageHeading>
      <Inline $gap={3}>
        <LinkButton to="/add-review" variant="primary" icon={<PencilIcon />}>
          Add Review
        </LinkButton>
      </Inline>
      {!failed && <StatCards />}
      {!failed && !nothingYet && (
        <div role="search" aria-label="My reviews">
          <ReviewSearchBox ref={searchBox} label="Search your reviews" text={text} onText={search} />
        </div>
      )}
      <OwnReviewResults
        list={list}
        narrowed={text !== ''}
        onClear={() => {
          search('');
          searchBox.current?.focus();
        }}
      />
    </Page>
  );
}

export default withQueries(MyReviewsPage);
