import { VENUE_CATEGORIES } from '@waymark/contracts-reviews';
import type { SelectedVenue } from './selected-venue';

const text = (value: unknown, max: number) =>
  typeof value === 'string' && value.trim() ? value.trim().slice(0, max) : null;

function coordinate(value: unknown, limit: number): number | null {
  return typeof value === 'number' && Math.abs(value) <= limit ? value : null;
}

function venueId(value: unknown): number | null {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null;
}

/** Parses a chosen venue from untrusted JSON. Returns null without a venue name; leaves out invalid fields. */
export function parseSelectedVenue(json: string | null): SelectedVenue | null {
  if (!json || json.length > 5000) return null;
  let fields: Record<string, unknown>;
  try {
    fields = Object(JSON.parse(json)) as Record<string, unknown>;
  } catch {
    return null;
  }
  const name = text(fields['name'], 255);
  if (!name) return null;
  const category = VENUE_CATEGORIES.find((known) => known === fields['category']) ?? 'venue';
  const latitude = coordinate(fields['latitude'], 90);
  const longitude = coordinate(fields['longitude'], 180);
  const placed = latitude !== null && longitude !== null;
  return {
    id: venueId(fields['id']),
    name,
    address: text(fields['address'], 500),
    city: text(fields['city'], 100),
    country: text(fields['country'], 100) ?? 'UK',
    category,
    latitude: placed ? latitude : null,
    longitude: placed ? longitude : null,
    placeId: text(fields['placeId'], 200),
  };
}
