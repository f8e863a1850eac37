import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../local/paths';
import { remoteFolders } from '../../local/projects';
import type { Parameter, Target } from './target';

const ANY: Parameter['schema'] = { type: 'string' };
const QUERY: Parameter[] = ['q', 'search', 'preview', 'page'].map((name) => ({ name, in: 'query', schema: ANY }));

/** Returns the paths that the gateway itself serves. */
export function edgeTargets(): Target[] {
  return [
    ...['/health/live', '/health/ready', '/metrics', '/api/health'].map((path) => target('own', path)),
    ...[
      '/robots.txt',
      '/.well-known/change-password',
      '/.well-known/security.txt',
      '/.well-known/{name}',
      '/security.txt',
      '/sitemap.xml',
      '/sitemaps/{name}',
      '/manifest.webmanifest',
      '/icons/{name}',
      '/status',
      '/status.json',
    ].map((path) => target('own', path)),
    { ...target('own', '/api/telemetry', 'POST'), body: { kind: 'json', schema: TELEMETRY } },
    ...['/r/{slice}/{version}/{file}', '/r/{file}', '/r/shell/{version}/{file}.map'].map((path) =>
      target('file', path),
    ),
    ...pagePaths().map((path) => target('page', path)),
    target('page', '/{nothing}'),
    target('api', '/api/{nothing}'),
    target('api', '/internal/sessions/{id}'),
  ];
}

const TELEMETRY = {
  type: 'object',
  required: ['token', 'loads'],
  properties: {
    token: ANY,
    loads: { type: 'array', items: { type: 'object', properties: { slice: ANY, version: ANY, outcome: ANY } } },
  },
};

function target(area: string, path: string, method = 'GET'): Target {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const inPath = names.map((name): Parameter => ({ name, in: 'path', schema: ANY }));
  return { area, method, path, access: 'visitor', parameters: [...inPath, ...QUERY], body: null };
}

/** Returns the browser routes that the slices declare. */
function pagePaths(): string[] {
  return remoteFolders().flatMap((folder) => {
    const file = join(ROOT, folder, 'slice.json');
    if (!existsSync(file)) return [];
    const { routes } = JSON.parse(readFileSync(file, 'utf8')) as { routes: { path: string }[] };
    return routes.map(({ path }) => path.replace(/:(\w+)/g, '{$1}'));
  });
}
