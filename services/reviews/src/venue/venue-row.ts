/** A venue as SQL gives it (venue-columns.ts). */
export interface VenueRow {
  id: number;
  placeId: string | null;
  name: string;
  address: string | null;
  city: string | null;
  country: string;
  countryCode: string | null;
  category: string;
  kind: string | null;
  code: string | null;
  altNames: string[];
  pathType: string | null;
  logoUrl: string | null;
  websiteUrl: string | null;
  latitude: number | null;
  longitude: number | null;
  importance: number;
  averageRating: number | null;
  reviewCount: number;
  isSample: boolean;
}
