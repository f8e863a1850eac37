/** Its own parts, and names that are no code of ISO 3166-1. */
const UK = ['UK', 'United Kingdom', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'];

/** "Germany" of DE; what is no code is a name already. */
export const nameOfCountry = (country: string): string =>
  /^[A-Z]{2}$/.test(country) ? (new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country) : country;

/** All that an entry may write for a country, which comes as a code or as any of its names. */
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
