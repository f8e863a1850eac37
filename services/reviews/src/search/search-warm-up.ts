import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { KindTotals } from './kind-totals';
import { MeilisearchSearch } from './meilisearch-search';
import { withinTime } from './within-time';

/**
 * Words that load the dictionaries at start: Meilisearch loads a script's dictionary at its first word, which takes
 * longer than a search may take.
 */
const WORDS = [
  'london',
  '東京',
  '北京火车站',
  'ホテル',
  'ひらがな',
  '서울',
  'กรุงเทพ',
  'ភ្នំពេញ',
  'ירושלים',
  'القاهرة',
  'दिल्ली',
  'αθηνα',
  'москва',
];
/** Milliseconds by which a slow or hanging server delays readiness at most. */
const PATIENCE_MS = 5_000;
/**
 * Milliseconds after which loading is abandoned. A slow server continues loading during the first searches, which
 * PostgreSQL handles.
 */
const GIVE_UP_MS = 30_000;

/** Loads the search server's dictionaries before the service listens. */
@Injectable()
export class SearchWarmUp implements OnApplicationBootstrap {
  constructor(
    private readonly meilisearch: MeilisearchSearch,
    private readonly totals: KindTotals,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const queries = WORDS.map((text) => ({ text, limit: 1 }));
    const warm = this.meilisearch.find(queries, { silent: GIVE_UP_MS, longest: GIVE_UP_MS }).catch(() => null);
    const totals = this.totals.read().catch(() => null);
    await withinTime(() => Promise.all([warm, totals]), performance.now() + PATIENCE_MS);
  }
}
