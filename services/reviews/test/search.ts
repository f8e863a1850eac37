import type { SearchAnswer } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import { until } from '@waymark/testing';
import { Meilisearch } from 'meilisearch';
import sql from 'sql-template-tag';
import { PlaceStore } from '../src/search/places/place-store';
import { rebuildIndex } from '../src/search/rebuild-index';
import type { ReviewsService } from './reviews-service';
import { givenVenue } from './scenario';

interface Position {
  latitude: number;
  longitude: number;
}

interface Listed {
  kind: string;
  category: string;
  at: Position;
  address?: string;
  city?: string;
  claims?: object;
}

/** Adds a town in Britain. Loading the whole gazetteer takes half a minute. */
export const givenTown = (service: ReviewsService, name: string, { latitude, longitude }: Position) =>
  service.get(Database).query(sql`
    INSERT INTO place (name, normal_names, country, country_code, latitude, longitude, population)
    VALUES (${name}, ${[name.toLowerCase()]}, 'UK', 'GB', ${latitude}, ${longitude}, 20000)`);

/** Adds a place in Britain as from a list. */
export async function givenListed(service: ReviewsService, name: string, listed: Listed): Promise<number> {
  const { kind, category, at, address = 'Lemon Street', city = '', claims = {} } = listed;
  const { id } = await givenVenue(service);
  await service.get(Database).query(sql`
    UPDATE venue SET name = ${name}, normal_name = ${name.toLowerCase()}, kind = ${kind}, category = ${category},
      claims = ${JSON.stringify(claims)}::jsonb, address = ${address}, city = ${city}, normal_city = ${city.toLowerCase()},
      country = 'UK', country_code = 'GB', latitude = ${at.latitude}, longitude = ${at.longitude}
    WHERE id = ${id}`);
  return id;
}

/** Rebuilds the search index and reads the gazetteer, for rows written directly to the database. */
export async function fillIndex(service: ReviewsService): Promise<void> {
  const { url, key } = service.meilisearch;
  const servers = { database: service.get(Database), meilisearch: new Meilisearch({ host: url, apiKey: key }) };
  // Null while the service itself rebuilds the index.
  await until('the search index', 120_000, () => rebuildIndex(servers));
  await service.get(PlaceStore).read();
}

/** Repeats a search until the result is complete: on a busy machine an engine may be late, and the response says so. */
export const searched = (service: Pick<ReviewsService, 'call'>, params: string): Promise<SearchAnswer> =>
  until('an answer', 20_000, async () => {
    const { status, headers, body } = await service.call<SearchAnswer>('GET', `/api/search?${params}`);
    return status === 503 || headers.has('x-search-incomplete') ? null : body;
  });
