import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const BARS = { rooms: 18, ofTheSlice: 8, lines: 250 };
const OF_THE_SLICE = /^(mfe-reviews|services\/reviews|libs\/contracts\/reviews)\//;

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const rooms = [...read('docs/way-of-a-vote.md').matchAll(/^\| (\S+\.tsx?) \| `(.+?)` \| `(.+?)` \|$/gm)].map(
  ([, file = '', comesIn = '', goesOn = '']) => ({ file, comesIn, goesOn }),
);

describe('the way of a vote, from the button to the stored count', () => {
  it('is read in few files, fewer of them the slice’s own', () => {
    expect(rooms.length).toBeGreaterThan(10);
    expect(rooms.length).toBeLessThanOrEqual(BARS.rooms);
    expect(rooms.filter(({ file }) => OF_THE_SLICE.test(file)).length).toBeLessThanOrEqual(BARS.ofTheSlice);
  });

  it.each(rooms)('leads through $file', ({ file, comesIn, goesOn }) => {
    const text = read(file);
    expect(text).toMatch(new RegExp(`^export (async )?(function|class|const) ${comesIn}\\b`, 'm'));
    expect(text).toContain(goesOn);
    expect(text.split('\n').length).toBeLessThanOrEqual(BARS.lines);
  });
});
