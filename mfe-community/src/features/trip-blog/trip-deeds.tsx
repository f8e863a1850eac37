import { tripPath } from '@waymark/contracts-community';
import { Button, Inline, LinkButton, PencilIcon } from '@waymark/ui';
import { ReportButton } from '../../shared/report/report-button';
import { LikeButton } from './like-button';
import { ShareButton } from './share-button';
import type { Trip } from './trip-query';

/** What one can do with a trip. */
export function TripDeeds({ trip }: { trip: Trip }) {
  return (
    <Inline $gap={3} $align="flex-start" data-screen-only>
      {trip.isOwn && (
        <LinkButton variant="primary" icon={<PencilIcon />} to={`${tripPath(trip.id)}/edit`}>
          Edit your trip
        </LinkButton>
      )}
      <LikeButton trip={trip} />
      {trip.isPublished && !trip.setAside && <ShareButton id={trip.id} title={trip.title} />}
      <Button onClick={() => window.print()}>Print</Button>
      {!trip.isOwn && <ReportButton kind="trip" contentId={String(trip.id)} label="this trip" />}
    </Inline>
  );
}
