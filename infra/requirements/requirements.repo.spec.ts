import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REQUIREMENTS, commandOf, proofsIn, testFiles } from './proofs';

const ROOT = join(import.meta.dirname, '../..');
const proofs = proofsIn(testFiles(ROOT));
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

describe('the requirements', () => {
  it('each have a test with their id in its title, or a command that measures them', () => {
    const isProven = ([id, sentence]: [string, string]) => proofs.has(id) || (commandOf(sentence) ?? '') in scripts;
    expect(Object.entries(REQUIREMENTS).filter((one) => !isProven(one))).toEqual([]);
  });

  it('are all that docs/product.md names', () => {
    const page = readFileSync(join(ROOT, 'docs/product.md'), 'utf8');
    const named = [...page.matchAll(/\b[A-Z]{1,2}\d*(?:\.\d+|(?<=[A-Z]{2}\d+))\b/g)].map(([id]) => id);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((id) => !(id in REQUIREMENTS))).toEqual([]);
  });

  it('are all that a title names', () => {
    expect([...proofs].filter(([id]) => !(id in REQUIREMENTS))).toEqual([]);
  });
});

it('reads the ids that a title ends with', () => {
  const title = (words: string, ...ids: string[]) => `it('${words} (${ids.join(', ')})', keep);`;
  const file = [title('is kept', 'A1.1'), title('stays', 'A1.2', 'FQ.3', 'T4'), title('is in a store', 'S3')].join(
    '\n',
  );
  expect([...proofsIn({ 'draft.spec.ts': file })]).toEqual([
    ['A1.1', ['draft.spec.ts › is kept']],
    ['A1.2', ['draft.spec.ts › stays']],
    ['FQ.3', ['draft.spec.ts › stays']],
    ['T4', ['draft.spec.ts › stays']],
  ]);
});
