import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const DOCUMENTS = ['README.md', ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`)];
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const all = DOCUMENTS.map(read).join('\n');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

it('is read in five minutes', () => expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(150));

it.each(DOCUMENTS)('%s leads only to what is there', (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, to = '']) => to);
  expect(links.filter((to) => !existsSync(join(ROOT, dirname(file), to)))).toEqual([]);
});

it.each(DOCUMENTS)('%s names only files that are there', (file) => {
  const folders = readdirSync(ROOT, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
  const named = [...read(file).matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+)`/g)].map(([, path = '']) => path);
  const ours = named.filter((path) => !path.startsWith('.') && folders.includes(path.split('/')[0] ?? ''));
  expect(ours.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

it('explains every script, and none that is not there', () => {
  const named = new Set([...all.matchAll(/`npm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name));
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([]);
  // `describe` is a script of each service, `ci` a command of npm's own.
  expect([...named].filter((name) => !(name in scripts) && !['describe', 'ci'].includes(name))).toEqual([]);
});

it('names the page of every document', () => {
  expect(DOCUMENTS.slice(1).filter((file) => !read('README.md').includes(`](${file})`))).toEqual([]);
});
