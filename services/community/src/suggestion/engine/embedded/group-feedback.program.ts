import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { BACKGROUND_LINES } from './background-lines';
import { FeedbackVectors } from './embedder';
import { groupLines, type LinesToGroup } from './group-lines';
import { loadModel } from './load-model';

const BELOW_OTHERS = 10;
const TELL_MS = 250;

/** Reads the lines to group from standard input. Writes its progress line by line, and the groups last. */
async function run(): Promise<void> {
  setPriority(BELOW_OTHERS);
  const work = JSON.parse(await text(process.stdin)) as LinesToGroup;
  const vectors = await FeedbackVectors.of(await loadModel(), BACKGROUND_LINES);
  let told = 0;
  const result = await groupLines(work, vectors, (done, total) => {
    if (Date.now() - told < TELL_MS && done < total) return;
    told = Date.now();
    process.stdout.write(`${JSON.stringify({ done, total })}\n`);
  });
  process.stdout.write(`${JSON.stringify({ result })}\n`);
}

await run();
