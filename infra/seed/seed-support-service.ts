/** A support service as the seed ships it. Every fact is the source's own; what it does not say is null. */
export interface SeedSupportService {
  /** The source's key, the same at each build. */
  sourceKey: string;
  name: string;
  type: 'transport';
  description: string;
  city: string;
  country: string;
  /** With its country's code, so that visitors' phones can call it. */
  phone: string;
  serviceArea: string;
  sourceName: string;
  sourceLicence: string;
  sourceUrl: string;
  /** Day on which the source stated it, YYYY-MM-DD. */
  lastVerified: string;
}
