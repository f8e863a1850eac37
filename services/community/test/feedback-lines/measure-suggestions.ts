import { LEAST_ALIKE } from '../../src/suggestion/engine/embedded/group-lines';
import { measuring, PARTS } from './measure';

const BAR = 0.75;
const begun = performance.now();
const measure = await measuring();
const percent = (value: number) => value.toFixed(3);

console.log(`Embedded engine, likeness of at least ${LEAST_ALIKE}:`);
const scores = [];
for (const part of PARTS) {
  const { lines, precision, recall, f1 } = await measure(part);
  scores.push(f1);
  console.log(
    `${part.padEnd(5)} ${lines} lines: precision ${percent(precision)}, recall ${percent(recall)}, F1 ${percent(f1)}`,
  );
}
console.log(`F1 at other thresholds (${PARTS.join(', ')}):`);
for (let least = 20; least <= 44; least += 2) {
  const row = [];
  for (const part of PARTS) row.push(percent((await measure(part, least / 100)).f1));
  console.log(`0.${least}  ${row.join('  ')}`);
}
const megabytes = Math.round(process.memoryUsage().rss / 1e6);
console.log(`${Math.round(performance.now() - begun)} ms, ${megabytes} MB`);
if (scores.some((f1) => f1 < BAR)) process.exitCode = 1;
