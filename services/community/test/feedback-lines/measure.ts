/* Groups the labelled lines as the service does, in a separate process, and prints the scores for each part. */
import { BACKGROUND_LINES } from '../../src/suggestion/engine/embedded/background-lines';
import { FeedbackVectors } from '../../src/suggestion/engine/embedded/embedder';
import { groupLines } from '../../src/suggestion/engine/embedded/group-lines';
import { loadModel } from '../../src/suggestion/engine/embedded/load-model';
import { labelledLines, pairScore } from './labelled-lines';

const vectors = await FeedbackVectors.of(await loadModel(), BACKGROUND_LINES);
for (const part of ['tune', 'held', 'all'] as const) {
  const lines = labelledLines().filter((line) => part === 'all' || line.part === part);
  const { clusters } = await groupLines({ lines, known: [] }, vectors, () => undefined);
  const groupOf = new Map(clusters.flatMap((cluster, index) => cluster.map(({ id }) => [id, index] as const)));
  const { precision, recall, f1 } = pairScore(lines, groupOf);
  console.log(`${part} ${lines.length} lines: precision ${precision}, recall ${recall}, F1 ${f1.toFixed(3)}`);
}
