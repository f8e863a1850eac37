import type { VenueDetail } from '@waymark/contracts-reviews';

type Placed = Pick<
  VenueDetail,
  'name' | 'address' | 'city' | 'postcode' | 'latitude' | 'longitude' | 'approximatePosition'
>;

const MAP = 'https://www.openstreetmap.org';

/** Returns a link to an open map: directions to the door, or the area if only the middle of a postcode is known. */
export function directionsTo(place: Placed): { href: string; words: string } {
  const { name, address, city, postcode, latitude, longitude, approximatePosition } = place;
  if (latitude !== null && longitude !== null && !approximatePosition)
    return { href: `${MAP}/directions?${query({ route: `;${latitude},${longitude}` })}`, words: 'Directions' };
  const words = [address ?? name, city, postcode].filter(Boolean).join(', ');
  return { href: `${MAP}/search?${query({ query: words })}`, words: 'Find on a map' };
}

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();
