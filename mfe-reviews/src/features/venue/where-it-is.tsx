import { distanceWords } from '@waymark/contracts-core';
import type { VenueDetail } from '@waymark/contracts-reviews';
import { useQuery } from '@tanstack/react-query';
import { type MapPlace, MapOfPlaces, nearestStation } from '@waymark/map';
import { LinkButton, MapPinIcon, Section, Skeleton, Stack } from '@waymark/ui';
import { directionsTo } from './directions';
import { WhenNear } from './when-near';

const HEIGHT = '15rem';
/** A map is large: it is fetched by who is nearly there. */
const MAP_AHEAD = '150px';
/** A station is not far from itself. */
const OWN_METRES = 150;

/** Where the place is, in words and, as an extra, on a map. */
export function WhereItIs({ venue }: { venue: VenueDetail }) {
  const { latitude, longitude, approximatePosition, address, city, postcode, country } = venue;
  const words = [address, city, postcode].filter(Boolean).join(', ');
  const hasPosition = latitude !== null && longitude !== null;
  const { href } = directionsTo(venue);
  return (
    <Section id="where-it-is" heading="Where it is">
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
          {words || country}
          {approximatePosition && '. Around here: the exact spot is not known'}
          {!hasPosition && '. Nobody has told us where exactly'}.
        </p>
        {hasPosition && (
          <WhenNear>
            <Station latitude={latitude} longitude={longitude} isRough={approximatePosition} />
          </WhenNear>
        )}
        <div>
          <LinkButton to={href} icon={<MapPinIcon />}>
            {hasPosition && !approximatePosition ? 'Open directions' : 'Find on a map'}
          </LinkButton>
        </div>
      </Stack>
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

interface StationProps {
  latitude: number;
  longitude: number;
  isRough: boolean;
}

/** Out of the pieces that the map is drawn from. An extra: without them nothing is said. */
function Station({ latitude, longitude, isRough }: StationProps) {
  const { data } = useQuery({
    queryKey: ['nearest station', latitude, longitude],
    queryFn: () => nearestStation({ latitude, longitude }),
    retry: false,
  });
  if (!data || data.metres < OWN_METRES) return null;
  return (
    <p>
      Nearest railway station: {data.name}, {isRough ? 'about ' : ''}
      {distanceWords(data.metres)} in a straight line.
    </p>
  );
}
