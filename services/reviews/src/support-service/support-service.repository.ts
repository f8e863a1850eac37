import { Injectable } from '@nestjs/common';
import { namesOfCountry, QUESTION_DAYS, type SupportServiceType } from '@waymark/contracts-reviews';
import { Database, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { daySchema, idSchema, storedTextSchema } from '@waymark/contracts-core';
import { fold, foldGerman } from '../text/fold';
import { likePattern } from '../text/like-pattern';

/**
 * The last row of a page: day of verification, normalised name, ID, and whether it is outside the country that comes
 * first.
 */
export const supportServiceCursorSchema = z
  .tuple([daySchema, storedTextSchema.max(200), idSchema])
  .rest(z.literal([0, 1]));
type SupportServiceCursor = z.infer<typeof supportServiceCursorSchema>;

/** An entry as a database row. */
export interface SupportServiceRow {
  id: number;
  type: SupportServiceType;
  name: string;
  normalName: string;
  description: string | null;
  address: string | null;
  city: string | null;
  country: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  contactInfo: string | null;
  serviceArea: string | null;
  eligibilityCriteria: string | null;
  accessibilityFeatures: string | null;
  fundingType: string | null;
  operatingHours: string | null;
  /** BCP 47; null means English. */
  language: string | null;
  /** YYYY-MM-DD */
  lastVerified: string;
  sourceName: string | null;
  sourceLicence: string | null;
  sourceUrl: string | null;
  isUnconfirmed: boolean | null;
  createdAt: Date;
  isElsewhere: boolean | null;
}

export interface SupportServiceFilter {
  q?: string | undefined;
  city?: string | undefined;
  type?: SupportServiceType | undefined;
  firstCountry?: string | undefined;
}

@Injectable()
export class SupportServiceRepository {
  constructor(private readonly database: Database) {}

  /**
   * Lists entries in the preferred country first, then all others. Each group: most recently verified first, then by
   * name.
   */
  page(filter: SupportServiceFilter, after: SupportServiceCursor | null, limit: number): Promise<SupportServiceRow[]> {
    const { patterns, cities, type } = asked(filter);
    const [day, name, id, wasElsewhere = 0] = after ?? [null, null, null];
    // Without a preferred country, no entry counts as elsewhere. Days are negated below, so that one row comparison
    // puts the newest first.
    const first = filter.firstCountry ? namesOfCountry(filter.firstCountry) : null;
    return this.database.query<SupportServiceRow>(sql`
      SELECT id, type, name, normal_name AS "normalName", description, address, city, country, phone, email, website,
             contact_info AS "contactInfo", service_area AS "serviceArea", eligibility_criteria AS "eligibilityCriteria",
             accessibility_features AS "accessibilityFeatures", funding_type AS "fundingType",
             operating_hours AS "operatingHours", language, coalesce(to_char(last_verified, 'YYYY-MM-DD')::text, '') AS "lastVerified",
             source_name AS "sourceName", source_licence AS "sourceLicence", source_url AS "sourceUrl",
             EXISTS (SELECT 1 FROM support_service_question question
               WHERE question.service_id = support_service.id AND question.answered_at IS NULL
                 AND question.asked_at > last_verified AND question.asked_at < now() - make_interval(days => ${QUESTION_DAYS})
             ) AS "isUnconfirmed",
             created_at AS "createdAt", elsewhere AS "isElsewhere"
      FROM support_service
      CROSS JOIN LATERAL (SELECT coalesce(coalesce(country, '') <> ALL (${first}::text[]), false) AS elsewhere) placed
      WHERE set_aside IS NULL AND expired_at IS NULL AND withdrawn_at IS NULL AND search_text LIKE ALL (${patterns}::text[])
        AND (${type}::text IS NULL OR type = ${type})
        AND (${cities}::text[] IS NULL OR normal_city = ANY (${cities}::text[]) OR EXISTS (
          SELECT 1 FROM place
          WHERE normal_names @> ARRAY[support_service.normal_city] AND normal_names && ${cities}::text[]))
        AND (${day}::date IS NULL
          OR (elsewhere, -(last_verified - DATE '2000-01-01'), normal_name, id)
            > (${wasElsewhere === 1}::boolean, -(${day}::date - DATE '2000-01-01'), ${name}::text, ${id}::int))
      ORDER BY elsewhere, last_verified DESC, normal_name, id LIMIT ${limit}`);
  }

  /** Returns one entry, whether it is listed or not. */
  find(tx: Pick<Tx, 'one'>, id: number): Promise<SupportServiceRow | null> {
    return tx.one<SupportServiceRow>(sql`
      SELECT id, type, name, normal_name AS "normalName", description, address, city, country, phone, email, website,
             contact_info AS "contactInfo", service_area AS "serviceArea", eligibility_criteria AS "eligibilityCriteria",
             accessibility_features AS "accessibilityFeatures", funding_type AS "fundingType",
             operating_hours AS "operatingHours", language, coalesce(to_char(last_verified, 'YYYY-MM-DD')::text, '') AS "lastVerified",
             source_name AS "sourceName", source_licence AS "sourceLicence", source_url AS "sourceUrl",
             false AS "isUnconfirmed", created_at AS "createdAt", false AS "isElsewhere"
      FROM support_service WHERE id = ${id}`);
  }

  async count(filter: SupportServiceFilter): Promise<number> {
    const { patterns, cities, type } = asked(filter);
    const row = await this.database.one<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM support_service
      WHERE set_aside IS NULL AND expired_at IS NULL AND withdrawn_at IS NULL AND search_text LIKE ALL (${patterns}::text[])
        AND (${type}::text IS NULL OR type = ${type})
        AND (${cities}::text[] IS NULL OR normal_city = ANY (${cities}::text[]) OR EXISTS (
          SELECT 1 FROM place
          WHERE normal_names @> ARRAY[support_service.normal_city] AND normal_names && ${cities}::text[]))`);
    return row?.count ?? 0;
  }

  /** Returns the cities, types and countries in the list, unordered. */
  async filters(): Promise<{ cities: string[]; types: SupportServiceType[]; countries: string[] }> {
    const row = await this.database.one<{
      cities: (string | null)[];
      types: SupportServiceType[];
      countries: (string | null)[];
    }>(sql`
      SELECT coalesce(array_agg(DISTINCT city) FILTER (WHERE city IS NOT NULL), '{}') AS cities,
             coalesce(array_agg(DISTINCT type), '{}') AS types,
             coalesce(array_agg(DISTINCT country) FILTER (WHERE country IS NOT NULL), '{}') AS countries
      FROM support_service WHERE set_aside IS NULL AND expired_at IS NULL AND withdrawn_at IS NULL`);
    return {
      cities: (row?.cities ?? []).filter((city) => city !== null),
      types: row?.types ?? [],
      countries: (row?.countries ?? []).filter((country) => country !== null),
    };
  }
}

/**
 * Returns the values for the conditions; null if there is no filter. A city matches by any of its names: a phone in
 * München sends Munich.
 */
function asked({ q, city, type }: SupportServiceFilter) {
  const words = fold(q ?? '')
    .split(' ')
    .filter(Boolean);
  return {
    patterns: words.map(likePattern),
    cities: city ? [...new Set([fold(city), foldGerman(city)])] : null,
    type: type ?? null,
  };
}
