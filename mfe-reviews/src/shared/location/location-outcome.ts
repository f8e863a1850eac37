/** Where the browser is, or why nobody can say. */
export type LocationOutcome =
  | { status: 'unsupported' | 'denied' | 'failed' }
  | { status: 'found'; latitude: number; longitude: number; city: string; countryName: string };
