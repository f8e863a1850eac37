import { Injectable } from '@nestjs/common';
import type { SupportServiceType } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql, { join, type Sql } from 'sql-template-tag';
import { fold } from '../text/fold';
import { foldGerman } from '../text/fold-german';
import { likePattern } from '../text/like-pattern';
import type { SupportServiceCursor } from './support-service-cursor';
import type { SupportServiceRow } from './support-service-row';

export interface SupportServiceFilter {
  q?: string | undefined;
  city?: string | undefined;
  type?: SupportServiceType | undefined;
}

const COLUMNS = sql`
  id, type, name, normal_name AS "normalName", description, address, city, country, phone, email, website,
  contact_info AS "contactInfo", service_area AS "serviceArea", eligibility_criteria AS "eligibilityCriteria",
  accessibility_features AS "accessibilityFeatures", funding_type AS "fundingType", operating_hours AS "operatingHours",
  to_char(last_verified, 'YYYY-MM-DD') AS "lastVerified", source_name AS "sourceName", source_licence AS "sourceLicence",
  source_url AS "sourceUrl", created_at AS "createdAt"`;

@Injectable()
export class SupportServiceRepository {
  constructor(private readonly database: Database) {}

  /** Most recently verified first, then by name. */
  page(filter: SupportServiceFilter, after: SupportServiceCursor | null, limit: number): Promise<SupportServiceRow[]> {
    const rules = rulesOf(filter);
    if (after) {
      const [day, name, id] = after;
      rules.push(
        sql`(last_verified < ${day}::date OR (last_verified = ${day}::date AND (normal_name, id) > (${name}, ${id}::int)))`,
      );
    }
    return this.database.query<SupportServiceRow>(
      sql`SELECT ${COLUMNS} FROM support_service WHERE ${join(rules, ' AND ')} ORDER BY last_verified DESC, normal_name, id LIMIT ${limit}`,
    );
  }

  async count(filter: SupportServiceFilter): Promise<number> {
    const row = await this.database.one<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM support_service WHERE ${join(rulesOf(filter), ' AND ')}`,
    );
    return row?.count ?? 0;
  }

  /** Cities and types that the list has, in no order. */
  async filters(): Promise<{ cities: string[]; types: SupportServiceType[] }> {
    const row = await this.database.one<{ cities: (string | null)[]; types: SupportServiceType[] }>(sql`
      SELECT coalesce(array_agg(DISTINCT city) FILTER (WHERE city IS NOT NULL), '{}') AS cities,
             coalesce(array_agg(DISTINCT type), '{}') AS types
      FROM support_service WHERE expired_at IS NULL`);
    return { cities: (row?.cities ?? []).filter((city) => city !== null), types: row?.types ?? [] };
  }
}

function rulesOf({ q, city, type }: SupportServiceFilter): Sql[] {
  const rules = [sql`expired_at IS NULL`];
  for (const word of fold(q ?? '')
    .split(' ')
    .filter(Boolean))
    rules.push(sql`search_text LIKE ${likePattern(word)}`);
  if (city) rules.push(inCity(city));
  if (type) rules.push(sql`type = ${type}`);
  return rules;
}

/** A city by any of its names: a phone in München says Munich. */
function inCity(city: string): Sql {
  const names = [...new Set([fold(city), foldGerman(city)])];
  return sql`(normal_city = ANY(${names}) OR EXISTS (
    SELECT 1 FROM place WHERE place.normal_names @> ARRAY[support_service.normal_city] AND place.normal_names && ${names}::text[]))`;
}
