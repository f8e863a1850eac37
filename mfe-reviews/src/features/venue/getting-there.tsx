import { useQuery } from '@tanstack/react-query';
import type { ReviewsSlots, VenueDetail } from '@waymark/contracts-reviews';
import { MapOfPlaces, type MapPlace } from '@waymark/map';
import { addressOf, call, Slot, useDistanceWords } from '@waymark/mfe-kit';
import { Inline, LinkButton, MapPinIcon, Section, Skeleton, space, Stack } from '@waymark/ui';
import { useMemo } from 'react';
import { getNearestStation } from '../../endpoints';
import { hasSlot } from '../../shared/has-slot';
import { directionsTo } from './directions';
import { TallLink } from './log-in-link';
import { stepFreeWords } from './station-words';
import { WhenNear } from './when-near';

/** The nearest station and whether it is step-free. Optional: renders nothing without a response. */
export function Station({ venue }: { venue: Pick<VenueDetail, 'id' | 'approximatePosition'> }) {
  const params = { id: venue.id };
  const inUnits = useDistanceWords();
  const { data } = useQuery({
    queryKey: [addressOf(getNearestStation, { params })],
    queryFn: ({ signal }) => call(getNearestStation, { params, signal }),
    retry: false,
  });
  const station = data?.station;
  if (!station) return null;
  return (
    <Stack $gap={1}>
      <p>
        <span>Nearest station:</span> <TallLink to={`/venues/${station.id}`}>{station.name}</TallLink>
        <span>{`, ${venue.approximatePosition ? 'about ' : ''}${inUnits(station.distanceMetres)} away in a straight line.`}</span>
      </p>
      <p>{stepFreeWords(station.stepFree).join(' ')}</p>
      {station.notice !== null && <p>{`Reported there: ${station.notice}`}</p>}
    </Stack>
  );
}

/** Space for the usual content: heading, two or three lines, and buttons. */
const ROOM = '12rem';

interface HazardsNearbyPlaceProps {
  venue: Pick<VenueDetail, 'name' | 'approximatePosition'> & { latitude: number; longitude: number };
}

/** Passes the position to another remote, which shows the problems on the way. */
export function HazardsNearbyPlace({
  venue: { name, latitude, longitude, approximatePosition },
}: HazardsNearbyPlaceProps) {
  const props = useMemo(
    () => ({ name, latitude, longitude, isRough: approximatePosition }),
    [name, latitude, longitude, approximatePosition],
  );
  if (!hasSlot('venue-last-metres')) return null;
  return (
    <div style={{ minHeight: ROOM, marginTop: space[4] }}>
      <WhenNear>
        <Slot<ReviewsSlots['venue-last-metres']>
          name="venue-last-metres"
          props={props}
          what="the last metres to this place"
          loading={<HazardsNearbyWaiting />}
        />
      </WhenNear>
    </div>
  );
}

/** A placeholder. Not announced, because the page is there and only this part loads later. */
function HazardsNearbyWaiting() {
  return (
    <Stack $gap={4} aria-busy="true">
      <Skeleton width="60%" height="1.75rem" />
      <Skeleton lines={2} height="1.5rem" />
    </Stack>
  );
}

const HEIGHT = '11rem';
/** Maps are large, so this one loads only when the reader scrolls close to it. */
const MAP_AHEAD = '150px';

/** The location, the nearest station, and the last metres: as text and, optionally, on a map. */
export function GettingThere({ venue }: { venue: VenueDetail }) {
  const { latitude, longitude, approximatePosition, address, city, postcode, country } = venue;
  const words = [address, city, postcode].filter(Boolean).join(', ');
  const hasPosition = latitude !== null && longitude !== null;
  const { href } = directionsTo(venue);
  const website = venue.websiteUrl && /^https?:\/\//.test(venue.websiteUrl) ? venue.websiteUrl : null;
  return (
    <Section id="getting-there" heading="Getting there">
      {hasPosition && (
        <WhenNear ahead={MAP_AHEAD} before={<Skeleton height={HEIGHT} />}>
          <MapOfPlaces
            label={`Map of ${venue.name}`}
            height={HEIGHT}
            places={onMap({ ...venue, latitude, longitude })}
            question={String(venue.id)}
            isStill
          />
        </WhenNear>
      )}
      <Stack $gap={2}>
        <p>
          {`${words || country}${approximatePosition ? '. This is roughly where it is: we do not know the exact spot' : ''}${!hasPosition ? '. We do not know the exact spot, so we cannot describe the way there' : ''}.`}
        </p>
        {hasPosition && (
          <WhenNear>
            <Station venue={venue} />
          </WhenNear>
        )}
        <Inline $gap={3}>
          <LinkButton to={href} icon={<MapPinIcon />}>
            {hasPosition && !approximatePosition ? 'Open directions' : 'Find on a map'}
          </LinkButton>
          {website && <LinkButton to={website}>Website</LinkButton>}
        </Inline>
      </Stack>
      {hasPosition && <HazardsNearbyPlace venue={{ ...venue, latitude, longitude }} />}
    </Section>
  );
}

const onMap = ({
  id,
  name,
  latitude,
  longitude,
  approximatePosition,
}: Pick<VenueDetail, 'id' | 'name' | 'approximatePosition'> & { latitude: number; longitude: number }): MapPlace[] => [
  { id, number: null, name, latitude, longitude, isApproximate: approximatePosition },
];
