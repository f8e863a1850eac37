import { fold } from '../text/fold';
import type { Candidate } from './search-port';

/** The columns of a venue needed to order a list. */
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

/** Maps a venue found without text; omits the words of its address. */
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
