import { ApiError, useSession } from '@waymark/mfe-kit';
import { CouldNotLoad, EmptyState, LinkButton, LoadingRegion, Skeleton } from '@waymark/ui';
import { Editor } from './editor';
import { useOpening } from './keep/use-opening';

const UNKNOWN = [400, 403, 404, 422];

interface OpenEditorProps {
  /** The trip being changed; null for a new one. */
  tripId: number | null;
  draftId: string;
}

/** The editor, once its initial state is loaded. */
export default function OpenEditor({ tripId, draftId }: OpenEditorProps) {
  const { user } = useSession();
  return user ? <Opening memberId={user.id} tripId={tripId} draftId={draftId} /> : null;
}

function Opening({ memberId, tripId, draftId }: OpenEditorProps & { memberId: number }) {
  const { data, error, refetch } = useOpening({ memberId, tripId, draftId });
  const isUnknown = error instanceof ApiError && UNKNOWN.includes(error.status);
  if (isUnknown || (data?.trip && !data.trip.isOwn)) return <NotYours />;
  if (error) return <CouldNotLoad what="your trip" onRetry={() => void refetch()} />;
  if (!data)
    return (
      <LoadingRegion label="Loading your trip">
        <Skeleton height="30rem" />
      </LoadingRegion>
    );
  return <Editor key={data.opening.place.id} memberId={memberId} {...data} />;
}

function NotYours() {
  return (
    <EmptyState
      title="This is not one of your trips"
      action={<LinkButton to="/create-trip-blog">Your drafts and trips</LinkButton>}
    >
      <p>Only the author of a trip can change it. It may also have been deleted.</p>
    </EmptyState>
  );
}
