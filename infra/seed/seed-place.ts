/** A town, city or district: what "leeds" means in "station near leeds". */
export interface SeedPlace {
  name: string;
  altNames?: string[];
  country: string;
  countryCode: string;
  latitude: number;
  longitude: number;
  population: number | null;
}
