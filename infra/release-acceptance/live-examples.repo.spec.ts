import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../local/paths';

const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
const json = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as unknown;

/** `/venues/:id` wants `{ "id": … }`. */
const parametersOf = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

describe('the pages of a slice that are opened before a release', () => {
  it.each(remotes)(
    '%s says for every parameter where a live example is found, and for no page that is gone',
    (remote) => {
      const { routes } = json(`${remote}/slice.json`) as { routes: { path: string; redirectTo?: string }[] };
      const file = `${remote}/live-examples.json`;
      const examples = existsSync(join(ROOT, file)) ? (json(file) as Record<string, object>) : {};
      const wanted = routes
        .filter(({ path, redirectTo }) => redirectTo === undefined && parametersOf(path).length > 0)
        .map(({ path }) => [path, parametersOf(path).sort()]);
      const given = Object.entries(examples).map(([path, parameters]) => [path, Object.keys(parameters).sort()]);
      expect(given.sort()).toEqual(wanted.sort());
    },
  );
});
