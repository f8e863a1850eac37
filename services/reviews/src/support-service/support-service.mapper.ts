import type { SupportService } from '@waymark/contracts-reviews';
import { freshnessOf } from './freshness';
import type { SupportServiceRow } from './support-service.repository';

/** Combines both documented shapes; fields of only one shape are derived from the other. */
export function toSupportService(row: SupportServiceRow, today: string): SupportService {
  const { sourceName, sourceLicence, sourceUrl } = row;
  return {
    ...row,
    category: row.type,
    contactInfo: row.contactInfo ?? (row.phone || row.email ? [row.phone, row.email].filter(Boolean).join(', ') : null),
    serviceArea: row.serviceArea ?? row.city,
    isDue: freshnessOf(row.lastVerified, today) !== 'current',
    isUnconfirmed: row.isUnconfirmed ?? false,
    source: sourceName === null ? null : { name: sourceName, licence: sourceLicence, url: sourceUrl },
    createdAt: row.createdAt.toISOString(),
  };
}
