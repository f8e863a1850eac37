import type { Attraction, AttractionKind } from '@waymark/contracts-reviews';

/** An attraction as a database row. */
export interface AttractionRow {
  id: number;
  name: string;
  description: string | null;
  kind: string | null;
  address: string | null;
  city: string | null;
  country: string;
  latitude: number | null;
  longitude: number | null;
  averageRating: number | null;
  reviewCount: number;
  isSample: boolean;
  createdAt: Date;
  importance: number;
}

export function toAttraction({
  kind,
  address,
  averageRating,
  createdAt,
  importance: _,
  ...row
}: AttractionRow): Attraction {
  return {
    ...row,
    // The query selects only rows with one of these kinds.
    category: kind as AttractionKind,
    location: locationOf(address, row),
    accessibilityRating: averageRating,
    createdAt: createdAt.toISOString(),
  };
}

/** Returns address, town and country. Many lists repeat the town in the address; the result has it once. */
function locationOf(address: string | null, { city, country }: Pick<AttractionRow, 'city' | 'country'>): string {
  const namesTown = address && city && address.toLowerCase().endsWith(city.toLowerCase());
  return [address, namesTown ? null : city, country].filter(Boolean).join(', ');
}
