import { dayWords } from '@waymark/contracts-core';
import { type VenueStatus, VENUE_STATUS_WORDS } from '@waymark/contracts-reviews';
import { Inline, StatePill, target } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Next = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  overflow-wrap: anywhere;
`;

const LEADS: Readonly<Record<VenueStatus['status'], string>> = {
  closed: 'In its place:',
  moved: 'Now at:',
  double: 'Kept here:',
};

/** That a place is no longer to be visited as it stands, and where to look instead. */
export function PlaceEnd({ status: { status, since, now } }: { status: VenueStatus }) {
  return (
    <Inline $gap={2}>
      <StatePill sign="warning">{`${VENUE_STATUS_WORDS[status]}, since ${dayWords(since)}`}</StatePill>
      {now && (
        <span>
          {LEADS[status]} <Next to={`/venues/${now.id}`}>{now.name}</Next>
        </span>
      )}
    </Inline>
  );
}
