import { BACKGROUND_LINES } from '../../src/suggestion/engine/embedded/background-lines';
import { type Embed, FeedbackVectors } from '../../src/suggestion/engine/embedded/embedder';
import { groupLines } from '../../src/suggestion/engine/embedded/group-lines';
import { loadModel } from '../../src/suggestion/engine/embedded/load-model';
import { labelledLines, type PairScore, pairScore } from './labelled-lines';

export const PARTS = ['tune', 'held', 'all'] as const;
export type Part = (typeof PARTS)[number];

/** Groups the labelled lines as the service does, and scores them. Each text is read by the model once. */
export async function measuring(): Promise<(part: Part, least?: number) => Promise<PairScore & { lines: number }>> {
  const known = new Map<string, readonly number[]>();
  const model = await loadModel();
  const embed: Embed = async (text) => {
    const vector = known.get(text) ?? (await model(text));
    known.set(text, vector);
    return vector;
  };
  const vectors = await FeedbackVectors.of(embed, BACKGROUND_LINES);
  return async (part, least) => {
    const lines = labelledLines().filter((line) => part === 'all' || line.part === part);
    const { clusters } = await groupLines({ lines, known: [] }, vectors, () => undefined, least);
    const groupOf = new Map(clusters.flatMap((cluster, index) => cluster.map(({ id }) => [id, index] as const)));
    return { ...pairScore(lines, groupOf), lines: lines.length };
  };
}
