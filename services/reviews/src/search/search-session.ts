import { coreProblem, ProblemException, timeLimit } from '@waymark/service-kit';
import type { PostgresSearch } from './postgres-search';
import type { Candidate, CandidateQuery, FoundList, SearchEngineName } from './search-port';

/** Milliseconds for a whole search, whichever engines respond: no list should take a second. */
const BUDGET_MS = timeLimit(850);
/**
 * Milliseconds for a second attempt, if nothing was found and an engine was late. On a machine that has just started,
 * a late result is better than none. This leaves enough of the 3 s for a read to load the hits.
 */
const SECOND_TRY_MS = timeLimit(1_600);

type Ask = (queries: readonly CandidateQuery[]) => Promise<FoundList[]>;
/** Null for a query without a result in time. */
type Lists = (FoundList | null)[];

const NOTHING: FoundList = { hits: [], total: 0, kinds: {} };

/** True if nothing was found but an engine without a response could still find something. */
const isNothingYet = (lists: Lists): boolean => lists.includes(null) && lists.every((list) => !list?.hits.length);

/** One search. An engine that fails its first query gets no further ones. */
export class SearchSession {
  engine: SearchEngineName = 'meilisearch';
  /** False if an engine ran out of time, so there may be more hits than were found. */
  isWhole = true;
  private isSecondTry = false;
  /** Whether to try the search server again although it was late. */
  private mayBeAwake = false;
  private until = performance.now() + BUDGET_MS;
  private readonly asked = new Map<string, Promise<FoundList | null>>();

  constructor(
    private readonly askMeilisearch: Ask,
    private readonly postgres: Pick<PostgresSearch, 'find'>,
  ) {}

  async candidates(queries: readonly CandidateQuery[]): Promise<Candidate[][]> {
    return (await this.find(queries)).map(({ hits }) => hits);
  }

  async find(queries: readonly CandidateQuery[]): Promise<FoundList[]> {
    let lists = await this.ask(queries);
    if (isNothingYet(lists) && !this.isSecondTry) {
      this.isSecondTry = true;
      this.mayBeAwake = true;
      this.until = performance.now() + SECOND_TRY_MS;
      const late = await this.ask(queries.filter((_, index) => lists[index] === null));
      lists = lists.map((list) => list ?? late.shift() ?? null);
    }
    // An error is better here than "nothing found", which could be wrong: people would add a venue twice.
    if (isNothingYet(lists)) throw coreProblem('server.unavailable', { retryAfterSeconds: 1 });
    if (lists.includes(null)) this.isWhole = false;
    return lists.map((list) => list ?? NOTHING);
  }

  /** Finds optional additions to a result: returns nothing if there is no time left. */
  async findIfTime(queries: readonly CandidateQuery[]): Promise<FoundList[]> {
    try {
      return await this.find(queries);
    } catch (error) {
      if (!(error instanceof ProblemException) || error.code !== 'server.unavailable') throw error;
      this.isWhole = false;
      return queries.map(() => NOTHING);
    }
  }

  /**
   * Sends queries that will probably be needed later, so that their results are ready. Late or failed ones are sent
   * again then.
   */
  ahead(queries: readonly CandidateQuery[]): void {
    if (this.engine === 'meilisearch') this.ask(queries).catch(() => undefined);
  }

  /** Sends each query once per search; only those without a result in time are sent again. */
  private async ask(queries: readonly CandidateQuery[]): Promise<Lists> {
    const keys = queries.map((query) => JSON.stringify(query));
    const isNew = (key: string, index: number) => !this.asked.has(key) && keys.indexOf(key) === index;
    const fresh = queries.filter((_, index) => isNew(keys[index] ?? '', index));
    const answer = this.askEngines(fresh);
    for (const [index, query] of fresh.entries())
      this.asked.set(
        JSON.stringify(query),
        answer.then((lists) => lists[index] ?? null),
      );
    const lists = await Promise.all(keys.map((key) => this.asked.get(key) ?? null)).catch((error: unknown) => {
      this.forget(keys);
      throw error;
    });
    this.forget(keys.filter((_, index) => lists[index] === null));
    return lists;
  }

  private forget(keys: readonly string[]): void {
    for (const key of keys) this.asked.delete(key);
  }

  /**
   * Text queries go to the search server. Queries without text (kind, place, facts) go to PostgreSQL, which is faster
   * and exact, and is the only engine with reviews.
   */
  private async askEngines(queries: readonly CandidateQuery[]): Promise<Lists> {
    const isWords = ({ text, address, known }: CandidateQuery) =>
      text !== '' && !address && !known?.wishes.some(({ features }) => features.length === 0);
    const [words, others] = await Promise.all([
      this.words(queries.filter(isWords)),
      this.fromPostgres(queries.filter((query) => !isWords(query))),
    ]);
    return queries.map((query) => (isWords(query) ? words.shift() : others.shift()) ?? null);
  }

  private async words(queries: readonly CandidateQuery[]): Promise<Lists> {
    if (queries.length === 0) return [];
    if (this.mayBeAwake) return this.wordsLate(queries);
    if (this.engine === 'meilisearch') {
      try {
        return await this.askMeilisearch(queries);
      } catch {
        this.engine = 'postgres';
      }
    }
    return this.fromPostgres(queries);
  }

  /** Asks both engines, because a server that was slow after being idle may respond now. */
  private async wordsLate(queries: readonly CandidateQuery[]): Promise<Lists> {
    this.mayBeAwake = false;
    const [found, byWords] = await Promise.all([
      this.askMeilisearch(queries).catch(() => null),
      this.fromPostgres(queries),
    ]);
    this.engine = found ? 'meilisearch' : 'postgres';
    return found ?? byWords;
  }

  private async fromPostgres(queries: readonly CandidateQuery[]): Promise<Lists> {
    return queries.length === 0 ? [] : this.postgres.find(queries, this.until);
  }
}
