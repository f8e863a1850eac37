import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { labelledLines } from '../../../../test/feedback-lines/labelled-lines';
import { BACKGROUND_LINES } from './background-lines';

const BAR = 0.75;
const COMMAND = join(import.meta.dirname, '../../../../test/feedback-lines/measure.ts');

describe('the groups of the embedded engine (F3.3)', () => {
  // In a process of its own, as the service does it: what the model loads changes how a process ends.
  it('are those that people would make: F1 of pairs, where the threshold was chosen, held out, and all together', async () => {
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, ['--import', import.meta.resolve('tsx'), COMMAND]);
    const scores = [...stdout.matchAll(/^(\w+) .* F1 (0\.\d+)$/gm)].map(([, part, f1]) => [part, Number(f1)] as const);
    expect(scores.map(([part]) => part)).toEqual(['tune', 'held', 'all']);
    expect(scores.filter(([, f1]) => f1 < BAR)).toEqual([]);
  }, 60_000);

  it('are measured on lines that it never saw', () => {
    const held = labelledLines().filter(({ part }) => part === 'held');
    const seen = new Set(BACKGROUND_LINES.map(({ message }) => message));
    expect(labelledLines().length).toBeGreaterThanOrEqual(120);
    expect(held.length).toBeGreaterThanOrEqual(60);
    expect(held.filter(({ message }) => seen.has(message))).toEqual([]);
  });
});
