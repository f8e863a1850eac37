import type { Feature } from '@waymark/contracts-reviews';
import { featuresOf, type Candidate, type CandidateQuery, type FoundList, type KnownFeatures } from './search-port';

type Find = (queries: readonly CandidateQuery[]) => Promise<FoundList[]>;

/**
 * Merges queries that differ only in the known features into one and splits its result, because matching words is by
 * far the most expensive part. If there are more hits than one result holds, each query runs separately.
 */
export async function findTogether(queries: readonly CandidateQuery[], find: Find): Promise<FoundList[]> {
  const groups = new Map<string, CandidateQuery[]>();
  for (const query of queries) {
    const key = keyOf(query);
    groups.set(key, [...(groups.get(key) ?? []), query]);
  }
  const lists = await find([...groups.values()].map(asOne));
  const found = new Map<CandidateQuery, FoundList>();
  const cut: CandidateQuery[] = [];
  for (const [index, group] of [...groups.values()].entries()) {
    const list = lists[index];
    if (!list) continue;
    const isAll = group.length === 1 || list.total <= list.hits.length;
    for (const query of group)
      if (isAll || !query.known) found.set(query, group.length === 1 ? list : shareOf(list, query));
      else cut.push(query);
  }
  const each = cut.length > 0 ? await find(cut) : [];
  for (const [index, query] of cut.entries()) if (each[index]) found.set(query, each[index]);
  return queries.map((query) => found.get(query) ?? { hits: [], total: 0, kinds: {} });
}

const keyOf = ({ known: _, limit: __, ...query }: CandidateQuery): string => JSON.stringify(query);

/** Returns one query for a group; it drops `known` if the group has several queries. */
function asOne(group: readonly CandidateQuery[]): CandidateQuery {
  const limit = Math.max(...group.map((query) => query.limit));
  const [{ known, ...query }] = group as [CandidateQuery];
  return group.length === 1 && known ? { ...query, known, limit } : { ...query, limit };
}

function shareOf(list: FoundList, { known, limit }: CandidateQuery): FoundList {
  if (!known) return { ...list, hits: list.hits.slice(0, limit) };
  const hits = list.hits.filter((hit) => isKnown(hit, known));
  const kinds: Record<string, number> = {};
  for (const { kind } of hits) if (kind) kinds[kind] = (kinds[kind] ?? 0) + 1;
  return { hits: hits.slice(0, limit), total: hits.length, kinds };
}

/** Checks a hit as the search server's filters do (meilisearch-search.ts). */
export function isKnown(hit: Candidate, { wishes, are }: KnownFeatures): boolean {
  const has = (state: 'yes' | 'partly' | 'no' | 'confirmed', features: readonly Feature[]) =>
    features.some((feature) => hit[state]?.includes(feature));
  const all = featuresOf(wishes);
  const isDenied = wishes.some(
    ({ features }) =>
      has('no', features) && (features.length === 1 || !(has('yes', features) || has('partly', features))),
  );
  const isAnyThere = has('yes', all) || has('partly', all);
  if (are === 'no') return isDenied;
  if (are === 'unknown') return !isAnyThere && !has('no', all);
  const isAll = (state: 'yes' | 'confirmed') => wishes.every(({ features }) => has(state, features));
  if (are === 'partly') return isAnyThere && !isDenied && !isAll('yes');
  return are === 'confirmed' ? isAll('confirmed') : isAll('yes') && !isAll('confirmed');
}
