import { Injectable } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { searchTagOf, type searchVenues, type VenueSearchResult } from '@waymark/contracts-reviews';
import { toSearchResult } from '../../venue/venue.mapper';
import { VenueRepository } from '../../venue/venue.repository';
import { homeCountry } from '../../venue/home-country';
import { PlaceStore } from '../places/place-store';
import { parseQuestion, type Parse, type Parsed } from '../query/parse';
import { rankSuggestions } from '../rank-suggestions';
import { SearchEngine } from '../search-engine';
import type { SearchEngineName, CandidateQuery } from '../search-port';
import type { SearchSession } from '../search-session';
import { TagSearch } from '../tag-search';
import { Gazetteer } from '../gazetteer/gazetteer';
import { locate } from '../understood-search/locate';
import { nameMatch } from '../understood-search/name-match';
import type { Where } from '../understood-search/where';

const CANDIDATES = 30;
const RADIUS_METRES = { near: 40_000, in: 15_000 } as const;
/** Matches a code: three letters, or four or five capitals (CRS, IATA, ICAO or UN/LOCODE). */
const CODE = /^(?:[A-Za-z]{3}|[A-Z]{4,5})$/;
const NO_PLACES = new Gazetteer([], new Map());

/** Returns the queries of one search, which are sent together. */
function candidateQueries(
  parsed: Parsed,
  where: Where | null,
  code: string | null,
  home: string | null,
): CandidateQuery[] {
  const [best] = parsed.parses;
  const queries: CandidateQuery[] = [];
  if (code) queries.push({ text: '', code, limit: CANDIDATES });
  const kind = best?.kind && !best.kind.nameWords ? filterOf(best.kind) : null;
  const text = best?.name ?? '';
  if (best && where) {
    const { latitude, longitude } = where.place;
    const near = { latitude, longitude, radiusMetres: RADIUS_METRES[where.relation] };
    queries.push({ text, kind, near, limit: CANDIDATES });
  }
  for (const countryCode of home ? [home, undefined] : [undefined]) {
    const country = countryCode ? { countryCode } : {};
    if (kind && !best?.place) queries.push({ text, kind, ...country, limit: CANDIDATES });
    queries.push({ text: parsed.whole, ...country, limit: CANDIDATES });
  }
  return queries;
}

const filterOf = ({ kinds, category, named }: NonNullable<Parse['kind']>) =>
  category ? { category } : { kinds, ...(named && { named }) };

/** Returns the queries for a second attempt, if nothing contains all the words. */
function looseQueries(text: string, home: string | null): CandidateQuery[] {
  const loose = { text, anyWord: true, limit: CANDIDATES };
  return home ? [{ ...loose, countryCode: home }, loose] : [loose];
}

type Query = EndpointInput<typeof searchVenues>['query'];

export interface FoundVenues {
  venues: VenueSearchResult[];
  engine: SearchEngineName;
  /** False if the engine ran out of time, so there may be more. */
  isWhole: boolean;
}

@Injectable()
export class SearchVenues {
  constructor(
    private readonly engine: SearchEngine,
    private readonly places: PlaceStore,
    private readonly tags: TagSearch,
    private readonly venues: VenueRepository,
  ) {}

  async execute(query: Query): Promise<FoundVenues> {
    const home = homeCountry(query);
    const tag = searchTagOf(query.q);
    // Claims and answers are in the database; the search server only knows names.
    if (tag) return { venues: await this.tags.find(tag, home, query.limit), engine: 'postgres', isWhole: true };
    const book = this.places.current() ?? NO_PLACES;
    const parsed = parseQuestion(query.q, home ? book : book.worldwide, true);
    const search = this.engine.open();
    const typed = query.q.trim();
    const code = CODE.test(typed) && !parsed.parses[0]?.kind ? typed.toUpperCase() : null;
    const where = await this.whereOf(parsed, home, search);
    let lists = await search.candidates(candidateQueries(parsed, where, code, home));
    // For "hotel in Berlin", no hit is better than hotels elsewhere.
    if (!where && lists.every((list) => list.length === 0)) {
      const loose = await search.candidates(looseQueries(parsed.whole, home));
      // Words may be misspelt, but one matching word out of a whole query is not enough.
      lists = loose.map((list) => list.filter((hit) => nameMatch(parsed.whole, hit, 'anywhere')));
    }
    const [best] = parsed.parses;
    const kind = best?.kind && !best.kind.nameWords ? filterOf(best.kind) : null;
    const context = {
      name: parsed.whole,
      kind,
      text: best?.name ?? '',
      code,
      homeCountry: home,
      near: where?.place ?? null,
    };
    const ranked = rankSuggestions(lists.flat(), context);
    const { engine, isWhole } = search;
    const ids = ranked.slice(0, query.limit).map(({ id }) => id);
    const rows = new Map((await this.venues.byIds(ids)).map((row) => [row.id, toSearchResult(row)]));
    return { venues: ids.flatMap((id) => rows.get(id) ?? []), engine, isWhole };
  }

  /** Returns where to search; null if the query names only a place, which may itself be the venue. */
  private async whereOf({ parses }: Parsed, home: string | null, session: SearchSession): Promise<Where | null> {
    const [best] = parses;
    if (!best?.place || best.itself || !(best.kind || best.name || best.wishes.length > 0)) return null;
    const book = this.places.current() ?? NO_PLACES;
    return locate(best.place, best.distance, { book, home, at: null, session });
  }
}
