import { coreProblem, ProblemException, timeLimit } from '@waymark/service-kit';
import type { PostgresSearch } from './postgres-search';
import type { Candidate, CandidateQuery, FoundList, SearchEngineName } from './search-port';

/** For all that one search asks, whichever engines answer: nobody waits a second for a list. Milliseconds. */
const BUDGET_MS = timeLimit(850);
/**
 * Once more, when nothing at all was found in that time and not all had answered: on a machine that has only just begun, late is better
 * than never. Of the 3 s that a read may take it leaves enough to say what was found. Milliseconds.
 */
const SECOND_TRY_MS = timeLimit(1_600);

type Ask = (queries: readonly CandidateQuery[]) => Promise<FoundList[]>;
/** Null where there was no answer in time. */
type Lists = (FoundList | null)[];

const NOTHING: FoundList = { hits: [], total: 0, kinds: {} };

/** Whether who has not answered yet may know of something where the others know of nothing. */
const isNothingYet = (lists: Lists): boolean => lists.includes(null) && lists.every((list) => !list?.hits.length);

/** One search: whoever failed to answer its first question is not asked the second. */
export class SearchSession {
  engine: SearchEngineName = 'meilisearch';
  /** Not when an engine ran out of time and there may be more than was found. */
  isWhole = true;
  private isSecondTry = false;
  /** Whether the search server is asked once more though it was late before. */
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
    // "Nothing found" would be a lie that makes people add a place twice.
    if (isNothingYet(lists)) throw coreProblem('server.unavailable', { retryAfterSeconds: 1 });
    if (lists.includes(null)) this.isWhole = false;
    return lists.map((list) => list ?? NOTHING);
  }

  /** For what is only an addition to an answer: nothing when there is no time left for it. */
  async findIfTime(queries: readonly CandidateQuery[]): Promise<FoundList[]> {
    try {
      return await this.find(queries);
    } catch (error) {
      if (!(error instanceof ProblemException) || error.code !== 'server.unavailable') throw error;
      this.isWhole = false;
      return queries.map(() => NOTHING);
    }
  }

  /** Asks what will most likely be asked later: it waits there. Whoever is late with it, or fails, is asked anew then. */
  ahead(queries: readonly CandidateQuery[]): void {
    if (this.engine === 'meilisearch') this.ask(queries).catch(() => undefined);
  }

  /** What has been asked in this search is not asked again, but of whoever had no answer in time. */
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

  /** Words are for the search server; what has none (a kind, a place, facts) PostgreSQL finds faster and in exact order, and only it has reviews. */
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

  /** Both at once: a server that was late, because nobody had asked it for long, has the answer by now. */
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
