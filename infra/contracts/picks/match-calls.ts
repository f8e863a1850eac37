import type { OpenApi } from '../http/open-api';
import type { CalledPath } from './source/called-paths';

/** Answered by the gateway itself, which no slice's release changes. */
const GATEWAYS_OWN = ['/api/health', '/api/telemetry'];

/** The operations that these addresses may mean, as `[path, method]`. Throws for an address that nothing answers. */
export function matchCalls(called: readonly CalledPath[], apis: readonly OpenApi[]): [path: string, method: string][] {
  const paths = apis.flatMap((api) => Object.keys(api.paths));
  const direct = called.filter(({ pattern }) => pattern.startsWith('/') && !GATEWAYS_OWN.includes(pattern));
  const found = direct.flatMap((call) => matches(call, paths));
  const bases = new Set(found.map(({ path }) => path));
  const ends = called.filter(({ pattern }) => pattern.startsWith('*'));
  const composed = ends.flatMap(({ pattern, methods }) => {
    const end = pattern.replace(/^\*+/, '');
    return paths.filter((path) => [...bases].some((base) => fits(base + end, path))).map((path) => ({ path, methods }));
  });
  return [...found, ...composed].flatMap(({ path, methods }) =>
    methodsOf(path, apis, methods).map((method): [string, string] => [path, method]),
  );
}

function matches({ pattern, methods }: CalledPath, paths: readonly string[]): CalledMatch[] {
  const fitting = paths.filter((path) => fits(pattern, path));
  const found = nearest(pattern, fitting);
  // A beginning alone, to which the rest is put: `/api/privacy/` names no endpoint itself.
  const isBeginning = found.length === 0 && paths.some((path) => path.startsWith(pattern));
  if (found.length === 0 && !isBeginning) throw new Error(`No service answers ${pattern}, which the source names`);
  return found.map((path) => ({ path, methods }));
}

/** `/api/venues/*` means `/api/venues/{id}` where that is there, and not `/api/venues/search`. */
function nearest(pattern: string, fitting: readonly string[]): readonly string[] {
  const isSameShape = (path: string) => path.replace(/\{\w+\}/g, '*') === pattern;
  return (
    [fitting.filter((path) => path === pattern), fitting.filter(isSameShape), fitting].find(
      ({ length }) => length > 0,
    ) ?? []
  );
}

interface CalledMatch {
  path: string;
  methods: readonly string[];
}

/** Part by part: a name in braces takes anything, and `*` may stand for anything. */
function fits(pattern: string, path: string): boolean {
  const [given, taken] = [pattern.split('/'), path.split('/')];
  if (given.length !== taken.length) return false;
  return given.every((part, index) => {
    const other = taken[index] ?? '';
    return other.startsWith('{') || new RegExp(`^${part.split('*').map(escape).join('.*')}$`).test(other);
  });
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function methodsOf(path: string, apis: readonly OpenApi[], called: readonly string[]): string[] {
  const there = apis.flatMap((api) => Object.keys(api.paths[path] ?? {}));
  const meant = there.filter((method) => called.includes(method));
  return meant.length > 0 ? meant : there;
}
