import { Injectable } from '@nestjs/common';
import type { ServiceDeskFilter } from '@waymark/contracts-reviews';
import { Database, type Tx } from '@waymark/service-kit';
import sql, { type Sql } from 'sql-template-tag';
import { fold } from '../../text/fold';
import { likePattern } from '../../text/like-pattern';
import type { DeskCursor, DeskEntryRow, DeskServiceRow, VersionRow } from './desk-row';

export type Source = Pick<Tx, 'one' | 'query'>;

export interface DeskQuery {
  q?: string | undefined;
  show: ServiceDeskFilter;
}

const MOST_VERSIONS = 50;
/** Characters of an excerpt, enough to recognise an entry. */
const EXCERPT = 160;

const STATE = sql`(CASE WHEN service.set_aside IS NOT NULL THEN 'hidden'
  WHEN service.origin = 'staff' AND service.version = 0 THEN 'new'
  WHEN service.withdrawn_at IS NOT NULL THEN 'retired'
  WHEN service.expired_at IS NOT NULL THEN 'expired' ELSE 'listed' END)`;

/** All SQL that reads entries for staff, in any state. */
@Injectable()
export class ServiceDeskRepository {
  constructor(private readonly database: Database) {}

  page(asked: DeskQuery, after: DeskCursor | null, limit: number): Promise<DeskServiceRow[]> {
    const [name, id] = after ?? [null, null];
    return this.database.query<DeskServiceRow>(sql`
      SELECT service.id, service.name, service.normal_name AS "normalName", service.type, service.city, service.country,
             left(coalesce(service.description, ''), ${EXCERPT}) AS excerpt,
             coalesce(to_char(service.last_verified, 'YYYY-MM-DD')::text, '') AS "lastVerified", ${STATE} AS state,
             EXISTS (SELECT 1 FROM support_service_draft draft WHERE draft.service_id = service.id) AS "hasDraft"
      FROM support_service service
      WHERE ${rules(asked)} AND (${id}::int IS NULL OR (service.normal_name, service.id) > (${name}::text, ${id}::int))
      ORDER BY service.normal_name, service.id LIMIT ${limit}`);
  }

  async count(asked: DeskQuery): Promise<number> {
    const row = await this.database.one<{ total: number }>(
      sql`SELECT count(*)::int AS total FROM support_service service WHERE ${rules(asked)}`,
    );
    return row?.total ?? 0;
  }

  find(source: Source, id: number): Promise<DeskEntryRow | null> {
    return source.one<DeskEntryRow>(this.entry(id));
  }

  /** Locks the entry until the end of the transaction. */
  async lock(tx: Tx, id: number): Promise<DeskEntryRow | null> {
    // Locks in a separate statement: a single statement that waits for the lock would still read the old draft.
    await tx.query(sql`SELECT 1 FROM support_service WHERE id = ${id} FOR UPDATE`);
    return this.find(tx, id);
  }

  private entry(id: number): Sql {
    return sql`
      SELECT service.id, service.type, service.name, service.normal_name AS "normalName", service.description, service.address,
             service.city, service.country, service.phone, service.email, service.website,
             service.contact_info AS "contactInfo", service.service_area AS "serviceArea",
             service.eligibility_criteria AS "eligibilityCriteria",
             service.accessibility_features AS "accessibilityFeatures", service.funding_type AS "fundingType",
             service.operating_hours AS "operatingHours", service.language, coalesce(to_char(service.last_verified, 'YYYY-MM-DD')::text, '') AS "lastVerified",
             service.source_name AS "sourceName", service.source_licence AS "sourceLicence", service.source_url AS "sourceUrl",
             false AS "isUnconfirmed", service.created_at AS "createdAt", service.origin, service.source_key AS "sourceKey",
             service.version, ${STATE} AS state, service.withdrawn_at IS NULL AS "isListed",
             CASE WHEN draft.service_id IS NOT NULL THEN json_build_object('version', draft.version, 'fields', draft.fields,
               'basedOn', draft.based_on, 'changedAt', draft.changed_at) END AS draft
      FROM support_service service LEFT JOIN support_service_draft draft ON draft.service_id = service.id
      WHERE service.id = ${id}`;
  }

  /** Newest first. */
  history(source: Source, id: number, limit = MOST_VERSIONS): Promise<VersionRow[]> {
    return source.query<VersionRow>(sql`
      SELECT number, act, fields, is_listed AS "isListed", coalesce(to_char(last_verified, 'YYYY-MM-DD')::text, '') AS "lastVerified", at
      FROM support_service_version WHERE service_id = ${id} ORDER BY number DESC LIMIT ${limit}`);
  }
}

/** Returns the conditions of a search and a filter. */
function rules({ q, show }: DeskQuery): Sql {
  const patterns = fold(q ?? '')
    .split(' ')
    .filter(Boolean)
    .map(likePattern);
  return sql`service.search_text LIKE ALL (${patterns}::text[])
    AND (${show} <> 'drafts' OR EXISTS (SELECT 1 FROM support_service_draft draft WHERE draft.service_id = service.id))
    AND (${show} <> 'off' OR service.withdrawn_at IS NOT NULL OR service.expired_at IS NOT NULL OR service.set_aside IS NOT NULL)`;
}
