import type { CreateAttraction, CreateVenue } from '@waymark/contracts-reviews';
import { fold } from '../text/fold';

/** A venue named by a member, with normalised fields to find an existing one. */
export interface NewVenue {
  name: string;
  normalName: string;
  address: string | null;
  city: string | null;
  normalCity: string;
  country: string;
  category: string;
  kind: string | null;
  description: string | null;
  placeId: string | null;
  position: { latitude: number; longitude: number } | null;
}

const EMPTY_AS_NULL = (text: string | null | undefined) => text || null;

export function newVenue(body: CreateVenue): NewVenue {
  const { latitude, longitude } = body;
  return {
    name: body.name,
    normalName: fold(body.name),
    address: EMPTY_AS_NULL(body.address),
    city: EMPTY_AS_NULL(body.city),
    normalCity: fold(body.city ?? ''),
    country: body.country,
    category: body.category,
    kind: null,
    description: null,
    placeId: EMPTY_AS_NULL(body.placeId),
    position: latitude == null || longitude == null ? null : { latitude, longitude },
  };
}

/** Builds the row of an attraction named by a member; the same place named as a venue gives the same row. */
export function newAttraction({ category, description, location, ...body }: CreateAttraction): NewVenue {
  const place = newVenue({ ...body, address: location, category: 'entertainment' });
  return { ...place, kind: category, description: EMPTY_AS_NULL(description) };
}
