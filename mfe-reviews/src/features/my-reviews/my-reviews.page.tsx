import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Inline, LinkButton, Page, PageHeading, PencilIcon } from '@waymark/ui';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ownReviewsQuery, useReviewPages } from '../../shared/review-list/review-pages';
import { ReviewSearchBox } from '../../shared/review-list/review-search-box';
import { OwnReviewResults } from './own-review-results';
import { StatCards } from './stat-cards';

const LONGEST_TEXT = 200;

export function MyReviewsPage() {
  usePageTitle('My Reviews');
  const [params, setParams] = useSearchParams();
  const text = (params.get('q') ?? '').slice(0, LONGEST_TEXT);
  const searchBox = useRef<HTMLInputElement>(null);
  const list = useReviewPages(ownReviewsQuery(text));
  const search = (next: string) => setParams(next ? { q: next } : {}, { replace: true, preventScrollReset: true });
  // Who wrote nothing has nothing to search or count.
  const nothingYet = text === '' && list.reviews?.length === 0;
  const failed = !list.reviews && list.isError;
  return (
    <Page narrow>
      <PageHeading lead="Everything you have written, newest first, and how much it helped others.">
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
