import { queryOptions, useQuery } from '@tanstack/react-query';
import type { TripAttachmentProps } from '@waymark/contracts-community';
import { dayWords } from '@waymark/contracts-core';
import { type NamedVenueFacts, VENUE_STATUS_WORDS, type VenueStatus } from '@waymark/contracts-reviews';
import { call } from '@waymark/mfe-kit';
import { Inline, MapPinIcon, Skeleton, Stack, StatePill, target } from '@waymark/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { listVenueFacts } from '../../endpoints';
import { FactBadges } from '../../shared/place-facts/fact-badges';
import { listedFacts } from '../../shared/place-facts/listed-facts';
import { placeLabel } from '../../shared/place-label';
import { placeLine } from '../../shared/place-line';

/** Maximum number of venues per call. */
const AT_A_TIME = 50;

interface Asked {
  id: number;
  tell: (facts: NamedVenueFacts | null) => void;
  fail: (error: unknown) => void;
}

let waiting: Asked[] = [];

/** Returns the facts of a venue; null when it does not exist. Requests made in the same turn share one call. */
function askTogether(id: number): Promise<NamedVenueFacts | null> {
  return new Promise((tell, fail) => {
    if (waiting.push({ id, tell, fail }) === 1) setTimeout(askForAll);
  });
}

function askForAll(): void {
  const all = waiting;
  waiting = [];
  for (let from = 0; from < all.length; from += AT_A_TIME) void askFor(all.slice(from, from + AT_A_TIME));
}

async function askFor(some: readonly Asked[]): Promise<void> {
  const ids = [...new Set(some.map(({ id }) => id))].sort((a, b) => a - b).join(',');
  try {
    const found = new Map((await call(listVenueFacts, { query: { ids } })).map((facts) => [facts.id, facts]));
    some.forEach(({ id, tell }) => tell(found.get(id) ?? null));
  } catch (error) {
    some.forEach(({ fail }) => fail(error));
  }
}

const MOST_FACTS = 3;

const Name = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Soft = styled.p`
  color: var(--color-text-soft);
  overflow-wrap: anywhere;
`;

const knownQuery = (id: number) => queryOptions({ queryKey: ['trip-venue', id], queryFn: () => askTogether(id) });

/** Fills the slot "trip-venue": a place attached to a day of a trip, with its current name. */
export function TripVenue({ attachment: { id, kind, name } }: TripAttachmentProps) {
  const { data, isPending } = useQuery(knownQuery(id));
  // Shows no link, because the venue no longer exists.
  if (data === null) return <Gone name={name} />;
  const shown = data?.place?.name ?? name;
  return (
    <Stack $gap={2}>
      <Inline $gap={2}>
        <MapPinIcon />
        <Name to={`/${kind === 'attraction' ? 'attractions' : 'venues'}/${id}`}>{shown}</Name>
      </Inline>
      {isPending && <Skeleton lines={1} />}
      {data && <Known facts={data} name={shown} />}
    </Stack>
  );
}

function Gone({ name }: { name: string }) {
  return (
    <Stack $gap={2}>
      <Inline $gap={2}>
        <MapPinIcon />
        <strong>{name}</strong>
      </Inline>
      <Soft>This place is no longer listed here.</Soft>
    </Stack>
  );
}

/** The location, the current status, and the best-supported facts. */
function Known({ facts: { place, category, features }, name }: { facts: NamedVenueFacts; name: string }) {
  const listed = listedFacts(features, [], MOST_FACTS);
  return (
    <>
      {place && (
        <Soft>{`${placeLabel({ kind: place.kind, category })} · ${placeLine({ ...place, address: null })}`}</Soft>
      )}
      {place?.status && <PlaceEnd status={place.status} />}
      {listed.length > 0 ? <FactBadges facts={listed} of={name} /> : <Soft>No access information yet.</Soft>}
    </>
  );
}

const Next = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  overflow-wrap: anywhere;
`;

const LEADS: Readonly<Record<VenueStatus['status'], string>> = {
  closed: 'Now here instead:',
  moved: 'Now at:',
  double: 'Find it here:',
};

/** Says that a place has closed or moved, and links to its successor. */
function PlaceEnd({ status: { status, since, now } }: { status: VenueStatus }) {
  return (
    <Inline $gap={2}>
      <StatePill sign="warning">{`${VENUE_STATUS_WORDS[status]}, since ${dayWords(since)}`}</StatePill>
      {now && (
        <span>
          <span>{LEADS[status]}</span> <Next to={`/venues/${now.id}`}>{now.name}</Next>
        </span>
      )}
    </Inline>
  );
}
