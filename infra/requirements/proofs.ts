import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import requirements from './requirements.json' with { type: 'json' };

/** Sentences of the specification by id; the id's letter names the part. */
export const REQUIREMENTS: Readonly<Record<string, string>> = requirements;

const TESTS = ['*.spec.ts', '*.test.ts', '*.test.tsx', '*.e2e.ts'];
const ID = String.raw`(?:[A-Z]\d+\.\d+[a-z]?|[A-Z]{2}\.?\d+[a-z]?|T\d+)`;
/** A title that ends with ids: `it('keeps a draft (A2.3, A2.4)', …)`. */
const TITLE = new RegExp(String.raw`([^'"\x60]*) \((${ID}(?:, ${ID})*)\)['"\x60]`, 'g');

/** Returns test titles, as `file › title`, by the ids in them. */
export function proofsIn(files: Readonly<Record<string, string>>): Map<string, string[]> {
  const proofs = new Map<string, string[]>();
  for (const [file, text] of Object.entries(files))
    for (const [, title = '', ids = ''] of text.matchAll(TITLE))
      for (const id of ids.split(', ')) proofs.set(id, [...(proofs.get(id) ?? []), `${file} › ${title}`]);
  return proofs;
}

/** Returns all test files of the repository, with their texts. */
export function testFiles(root: string): Record<string, string> {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...TESTS], {
    cwd: root,
    encoding: 'utf8',
  });
  const there = listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
  return Object.fromEntries(there.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** Requirements on timing are proven by a command, which the sentence names. */
export const commandOf = (sentence: string): string | undefined => /`npm run ([\w:]+)`/.exec(sentence)?.[1];
