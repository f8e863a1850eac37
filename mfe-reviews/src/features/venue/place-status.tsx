import { dayWords } from '@waymark/contracts-core';
import { type VenueDetail, type VenueStatus, VENUE_STATUS_WORDS } from '@waymark/contracts-reviews';
import { Alert, space } from '@waymark/ui';
import { Link } from 'react-router-dom';

const BEFORE_LINK: Readonly<Record<VenueStatus['status'], string>> = {
  closed: 'In its place:',
  moved: 'It is now here:',
  double: 'What people say is kept here:',
};

/** What has become of a place that is no longer to be visited as it stands. */
export function PlaceStatus({ venue: { status } }: { venue: VenueDetail }) {
  if (!status) return null;
  return (
    <Alert
      tone="warn"
      title={`${VENUE_STATUS_WORDS[status.status]}, since ${dayWords(status.since)}`}
      style={{ marginBottom: space[4] }}
    >
      {status.now && (
        <p>
          {BEFORE_LINK[status.status]} <Link to={`/venues/${status.now.id}`}>{status.now.name}</Link>
        </p>
      )}
    </Alert>
  );
}
