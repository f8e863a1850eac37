/**
 * A place of the world gazetteer as its line in gazetteer.ndjson.gz: name, ISO country code, latitude, longitude,
 * district (Great Britain: county or borough; elsewhere the first-level region), population or 0, and 1 for a part of
 * a larger place. An array, because 171,000 objects would spell out their keys.
 */
export type GazetteerRow = [
  name: string,
  countryCode: string,
  latitude: number,
  longitude: number,
  district: string | null,
  population: number,
  isPart: 0 | 1,
];
