import { useQuery } from '@tanstack/react-query';
import { addressOf, ApiError, call, useSession, usePageTitle, withQueries } from '@waymark/mfe-kit';
import {
  Breadcrumb,
  CouldNotLoad,
  EmptyState,
  LinkButton,
  LoadingRegion,
  Page,
  PageHeading,
  Skeleton,
} from '@waymark/ui';
import { useParams } from 'react-router-dom';
import { getOwnReview } from '../../../endpoints';
import { venueQuery } from '../../../shared/api/get-venue';
import { EditReviewForm } from './edit-review-form';

const UNKNOWN = [400, 403, 404, 422];

export function EditReviewPage() {
  usePageTitle('Edit Review');
  const { id = '' } = useParams();
  const session = useSession();
  const review = useQuery({
    queryKey: [addressOf(getOwnReview, { params: { id } })],
    queryFn: ({ signal }) => call(getOwnReview, { params: { id }, signal }),
    enabled: session.user !== null,
    retry: false,
    // A form must not change while somebody types.
    refetchOnWindowFocus: false,
  });
  const venue = useQuery(venueQuery(String(review.data?.venueId ?? '')));
  const isUnknown = review.error instanceof ApiError && UNKNOWN.includes(review.error.status);
  return (
    <Page narrow>
      <Breadcrumb
        items={[{ label: 'Home', to: '/' }, { label: 'My Reviews', to: '/my-reviews' }, { label: 'Edit Review' }]}
      />
      <PageHeading
        lead={review.data && `Your review of ${review.data.venue.name}. Others will see that it was edited.`}
      >
        Edit Review
      </PageHeading>
      {isUnknown ? (
        <EmptyState
          title="This is not one of your reviews"
          action={<LinkButton to="/my-reviews">My Reviews</LinkButton>}
        >
          <p>It may have been deleted. You can find all your reviews under My Reviews.</p>
        </EmptyState>
      ) : review.error || venue.error ? (
        <CouldNotLoad what="your review" onRetry={() => void Promise.all([review.refetch(), venue.refetch()])} />
      ) : review.data && venue.data ? (
        <EditReviewForm key={review.data.id} review={review.data} venue={venue.data} />
      ) : (
        <LoadingRegion label="Loading your review">
          <Skeleton height="30rem" />
        </LoadingRegion>
      )}
    </Page>
  );
}

export default withQueries(EditReviewPage);
