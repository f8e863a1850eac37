import { dayWords } from '@waymark/contracts-core';
import { Alert, fontSize, MapPinIcon, PageHeading, space, Stack } from '@waymark/ui';
import { styled } from 'styled-components';
import { TripAuthor } from '../../shared/trip-words/trip-author';
import { tripCounts } from '../../shared/trip-words/trip-counts';
import { TripDates } from '../../shared/trip-words/trip-dates';
import { TripTags } from '../../shared/trip-words/trip-tags';
import type { Trip } from './trip-query';

const Heading = styled(PageHeading)`
  overflow-wrap: anywhere;
  hyphens: auto;
`;

const Place = styled.p`
  display: flex;
  gap: ${space[2]};
  font-weight: 600;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    margin-top: 0.125rem;
  }
`;

const Soft = styled.p`
  color: var(--color-text-soft);
  overflow-wrap: anywhere;

  a {
    display: inline-flex;
    align-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
  }
`;

const Summary = styled.p`
  font-size: ${fontSize.lead};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Author, place, date and topic of a trip: what readers need before they start reading. */
export function TripHead({ trip }: { trip: Trip }) {
  return (
    <Stack $gap={4}>
      <Heading dir="auto">{trip.title}</Heading>
      <Place>
        <MapPinIcon />
        <span>{trip.destination}</span>
      </Place>
      <div>
        <Soft>
          <TripDates startDate={trip.startDate} endDate={trip.endDate} />
        </Soft>
        <Soft>
          <span>By</span> <TripAuthor authorName={trip.authorName} authorProfileId={trip.authorProfileId} />
          {trip.isAuthorVerified && <span>, Verified Account</span>}
          {trip.publishedAt && (
            <>
              <span>{', published on '}</span>
              <time dateTime={trip.publishedAt}>{dayWords(trip.publishedAt)}</time>
            </>
          )}
        </Soft>
        <Soft>{tripCounts(trip)}</Soft>
      </div>
      <TripTags tags={trip.tags} />
      {trip.isSample && <p>This trip is a made-up example.</p>}
      {!trip.isPublished && (
        <Alert tone="warn" title="Only you can see this trip">
          <p>It is not published. Edit it to show it to everyone.</p>
        </Alert>
      )}
      <Summary dir="auto">{trip.description}</Summary>
    </Stack>
  );
}
