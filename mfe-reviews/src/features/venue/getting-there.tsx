import type { VenueDetail } from '@waymark/contracts-reviews';
import { type MapPlace, MapOfPlaces } from '@waymark/map';
import { Inline, LinkButton, MapPinIcon, Section, Skeleton, Stack } from '@waymark/ui';
import { directionsTo } from './directions';
import { LastMetresPlace } from './last-metres-place';
import { Station } from './station';
import { WhenNear } from './when-near';

const HEIGHT = '11rem';
/** A map is large: it is fetched by who is nearly there. */
const MAP_AHEAD = '150px';

/** Where the place is, the nearest station, and what lies on the last metres: in words and, as an extra, on a map. */
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
      {hasPosition && <LastMetresPlace venue={{ ...venue, latitude, longitude }} />}
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
