/** The UK's parts, and its names that are not ISO 3166-1 codes. */
const UK = ['UK', 'United Kingdom', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'];

/** Returns "Germany" for DE; returns text that is not a code unchanged. */
export const nameOfCountry = (country: string): string =>
  /^[A-Z]{2}$/.test(country) ? (new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country) : country;

/** Returns all forms in which an entry may give a country; accepts a code or any of its names. */
export function namesOfCountry(country: string): readonly string[] {
  if (country === 'GB' || UK.includes(country)) return ['GB', ...UK];
  return [...new Set([country, nameOfCountry(country)])];
}

export const SUPPORT_SERVICE_TYPES = ['wheelchair_rental', 'guide', 'emergency', 'transport', 'equipment'] as const;

export type SupportServiceType = (typeof SUPPORT_SERVICE_TYPES)[number];

export const SUPPORT_SERVICE_TYPE_LABELS: Readonly<Record<SupportServiceType, string>> = {
  wheelchair_rental: 'Wheelchair hire',
  guide: 'Guide',
  emergency: 'Emergency',
  transport: 'Transport',
  equipment: 'Equipment',
};
