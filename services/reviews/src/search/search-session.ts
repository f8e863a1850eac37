import { coreProblem, timeLimit } from '@waymark/service-kit';
import type { PostgresSearch } from './postgres-search';
import type { Candidate, CandidateQuery, SearchEngineName } from './search-port';

/** For all that one search asks, whichever engines answer: nobody waits a second for a list. Milliseconds. */
const BUDGET_MS = timeLimit(850);

type Ask = (queries: readonly CandidateQuery[]) => Promise<Candidate[][]>;

/** One search: whoever failed to answer its first question is not asked the second. */
export class SearchSession {
  engine: SearchEngineName = 'meilisearch';
  /** Not when an engine ran out of time and there may be more than was found. */
  isWhole = true;
  private readonly until = performance.now() + BUDGET_MS;

  constructor(
    private readonly askMeilisearch: Ask,
    private readonly postgres: Pick<PostgresSearch, 'candidates'>,
  ) {}

  async candidates(queries: readonly CandidateQuery[]): Promise<Candidate[][]> {
    if (this.engine === 'meilisearch') {
      try {
        return await this.askMeilisearch(queries);
      } catch {
        this.engine = 'postgres';
      }
    }
    const lists = await this.postgres.candidates(queries, this.until);
    // "Nothing found" would be a lie that makes people add a place twice.
    if (lists.every((list) => list === null)) throw coreProblem('server.unavailable', { retryAfterSeconds: 1 });
    if (lists.includes(null)) this.isWhole = false;
    return lists.map((list) => list ?? []);
  }
}
