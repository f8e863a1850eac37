import type { SearchHit } from '@waymark/contracts-reviews';

type Place = Pick<SearchHit, 'id' | 'kind' | 'city' | 'isSample'>;

/** Real places only; of each kind and town the first, then others until there are enough. */
export function varied<Hit extends Place>(hits: readonly Hit[], count: number): Hit[] {
  const real = hits.filter(({ isSample }) => !isSample);
  const isNew = ({ kind, city }: Hit, index: number) =>
    !real.slice(0, index).some((before) => before.kind === kind || before.city === city);
  const first = real.filter(isNew);
  return [...first, ...real.filter((hit) => !first.includes(hit))].slice(0, count);
}
