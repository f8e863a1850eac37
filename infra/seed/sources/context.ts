import type { Gazetteer } from '../gazetteer/gazetteer';

/** What every source reader needs besides its own package. */
export interface SourceContext {
  gazetteer: Gazetteer;
  countryName: (code: string) => string;
}
