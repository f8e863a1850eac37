import { fold } from '../text/fold';
import type { Candidate } from './search-port';

/** What the order of a list needs of a venue, as SQL gives it. */
export interface SpotRow {
  id: number;
  normalName: string;
  altNames: string[];
  /** Folded. */
  city: string;
  country: string;
  countryCode: string | null;
  code: string | null;
  category: string;
  kind: string | null;
  importance: number;
  isSample: boolean;
  latitude: number | null;
  longitude: number | null;
  averageRating: number | null;
}

/** A venue that nobody asked for by words: those of its address are left out. */
export function toSpot({ normalName, altNames, latitude, longitude, averageRating, ...row }: SpotRow): Candidate {
  return {
    id: row.id,
    names: [normalName, ...altNames.map(fold)],
    code: row.code,
    city: row.city,
    area: '',
    country: fold(row.country),
    countryCode: row.countryCode,
    category: row.category,
    kind: row.kind,
    importance: row.importance,
    isSample: row.isSample,
    _geo: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
    ...(averageRating === null ? {} : { rating: averageRating }),
  };
}
