import { Injectable } from '@nestjs/common';
import { SUPPORT_SERVICE_TYPE_LABELS } from '@waymark/contracts-reviews';
import type { Tx } from '@waymark/service-kit';
import sql, { raw } from 'sql-template-tag';
import { fold } from '../text/fold';
import type { ImportRow } from './import-support-services/import-row';

/** The origin of a row; source keys are unique within an origin. */
export type SupportServiceOrigin = 'seed' | 'import' | 'suggestion' | 'staff';

export interface WriteCounts {
  added: number;
  changed: number;
  unchanged: number;
}

const COLUMNS = {
  origin: 'text',
  source_key: 'text',
  type: 'text',
  name: 'text',
  normal_name: 'text',
  description: 'text',
  address: 'text',
  city: 'text',
  normal_city: 'text',
  country: 'text',
  phone: 'text',
  email: 'text',
  website: 'text',
  contact_info: 'text',
  service_area: 'text',
  eligibility_criteria: 'text',
  accessibility_features: 'text',
  funding_type: 'text',
  operating_hours: 'text',
  language: 'text',
  search_text: 'text',
  last_verified: 'date',
  source_name: 'text',
  source_licence: 'text',
  source_url: 'text',
} as const satisfies Record<keyof ReturnType<typeof columnsOf>, string>;

const NAMES = Object.keys(COLUMNS);
const LIST = raw(NAMES.join(', '));
const GIVEN = raw(
  `AS given(${Object.entries(COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})`,
);
const of = (table: string) => NAMES.map((name) => `${table}.${name}`).join(', ');
/**
 * Selects the day of verification: the file's date, or the later day on which the service itself confirmed the entry.
 */
const verified = (table: string, known: string) => `greatest(${table}.last_verified, ${known}.confirmed_on)`;
const newOf = (table: string, known: string) =>
  NAMES.map((name) => (name === 'last_verified' ? verified(table, known) : `${table}.${name}`));
/** Returns whether a check is older. A file overwrites staff edits only if its check is newer. */
const isOlder = (given: string, stored: string) =>
  `${stored}.is_kept_by_staff AND ${given}.last_verified < ${stored}.last_verified`;
const SAME = raw(
  `((${of('stored')}) IS NOT DISTINCT FROM (${newOf('given', 'stored').join(', ')}) OR ${isOlder('given', 'stored')})`,
);
const NEW = newOf('excluded', 'support_service');
const DIFFERS = raw(
  `(${of('support_service')}) IS DISTINCT FROM (${NEW.join(', ')}) AND NOT (${isOlder('excluded', 'support_service')})`,
);
const ASSIGN = raw(NAMES.map((name, index) => `${name} = ${NEW[index]}`).join(', '));

@Injectable()
export class SupportServiceWriter {
  /** Counts what writing these rows would change now. */
  async compare(tx: Tx, origin: SupportServiceOrigin, rows: readonly ImportRow[]): Promise<WriteCounts> {
    const counts = await tx.one<WriteCounts>(sql`
      SELECT count(*) FILTER (WHERE stored.id IS NULL)::int AS added,
             count(*) FILTER (WHERE stored.id IS NOT NULL AND NOT (${SAME}))::int AS changed,
             count(*) FILTER (WHERE stored.id IS NOT NULL AND ${SAME})::int AS unchanged
      FROM jsonb_to_recordset(${asJson(origin, rows)}::jsonb) ${GIVEN}
      LEFT JOIN support_service stored ON stored.origin = given.origin AND stored.source_key = given.source_key`);
    return counts ?? { added: 0, changed: 0, unchanged: 0 };
  }

  /**
   * Adds new rows and updates known ones; rows missing from the file stay. A newer check lists an expired row again.
   */
  async upsert(tx: Tx, origin: SupportServiceOrigin, rows: readonly ImportRow[]): Promise<void> {
    await tx.query(sql`
      INSERT INTO support_service (${LIST})
      SELECT ${LIST} FROM jsonb_to_recordset(${asJson(origin, rows)}::jsonb) ${GIVEN}
      ON CONFLICT (origin, source_key) DO UPDATE SET ${ASSIGN},
        version = support_service.version + 1, is_kept_by_staff = false,
        expired_at = CASE WHEN excluded.last_verified > support_service.last_verified THEN NULL ELSE support_service.expired_at END
      WHERE ${DIFFERS}`);
  }
}

const asJson = (origin: SupportServiceOrigin, rows: readonly ImportRow[]) =>
  JSON.stringify(rows.map((row) => columnsOf(origin, row)));

/** Returns the text that searches match. */
export function searchTextOf(
  row: Pick<ImportRow, 'name' | 'description' | 'address' | 'city' | 'country' | 'serviceArea' | 'type'>,
): string {
  const words = [
    row.name,
    row.description,
    row.address,
    row.city,
    row.country,
    row.serviceArea,
    SUPPORT_SERVICE_TYPE_LABELS[row.type],
  ];
  return fold(words.filter(Boolean).join(' '));
}

function columnsOf(origin: SupportServiceOrigin, row: ImportRow) {
  return {
    origin,
    source_key: row.sourceKey,
    type: row.type,
    name: row.name,
    normal_name: fold(row.name),
    description: row.description,
    address: row.address,
    city: row.city,
    normal_city: fold(row.city ?? ''),
    country: row.country,
    phone: row.phone,
    email: row.email,
    website: row.website,
    contact_info: row.contactInfo,
    service_area: row.serviceArea,
    eligibility_criteria: row.eligibilityCriteria,
    accessibility_features: row.accessibilityFeatures,
    funding_type: row.fundingType,
    operating_hours: row.operatingHours,
    language: row.language,
    search_text: searchTextOf(row),
    last_verified: row.lastVerified,
    source_name: row.sourceName,
    source_licence: row.sourceLicence,
    source_url: row.sourceUrl,
  };
}
