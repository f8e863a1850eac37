import type { ServiceFields } from '@waymark/contracts-reviews';
import type { ImportRow } from '../import-support-services/import-row';
import type { SupportServiceRow } from '../support-service.repository';

const TEXTS = [
  'description',
  'address',
  'city',
  'country',
  'phone',
  'email',
  'website',
  'contactInfo',
  'serviceArea',
  'eligibilityCriteria',
  'accessibilityFeatures',
  'fundingType',
  'operatingHours',
  'language',
] as const satisfies readonly (keyof ServiceFields & keyof SupportServiceRow)[];
type Texts = Record<(typeof TEXTS)[number], string>;
type Stored = Record<(typeof TEXTS)[number], string | null>;

type Entry = Pick<SupportServiceRow, 'name' | 'type'> & Stored;
type Source = Pick<ImportRow, 'sourceKey' | 'sourceName' | 'sourceLicence' | 'sourceUrl' | 'lastVerified'>;

/** Returns the fields that staff can edit, with their current values. */
export function toFields(entry: Entry): ServiceFields {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, entry[name] ?? ''])) as Texts;
  return { ...texts, name: entry.name, type: entry.type };
}

/** Builds a row of the list; empty fields become null. The source stays the same. */
export function toRow(fields: ServiceFields, source: Source): ImportRow {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, fields[name] || null])) as Stored;
  return { ...source, ...texts, name: fields.name, type: fields.type };
}
