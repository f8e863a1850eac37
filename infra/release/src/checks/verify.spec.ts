import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sliceManifestSchema } from '@waymark/contracts-core';
import { fileProblems } from './file-problems';
import { manifestProblems, pathProblems, prefixProblems, rangeProblems } from './manifest-problems';

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const entry = '/r/maps/v1/remoteEntry.js';

describe('the paths of a build (R1.24)', () => {
  it('are in its own folder, each with a hash', () => {
    expect(pathProblems('maps', { version: 'v1', integrity: { [entry]: sha384('a') } }, [entry])).toEqual([]);
  });

  it.each([
    '/r/maps/v2/a.js',
    '/r/account/v1/a.js',
    '//other.example/r/maps/v1/a.js',
    'https://other.example/r/maps/v1/a.js',
    '/r/maps/v1/../../account/v1/a.js',
    '/r/maps/v1/%2e%2e/a.js?x',
    '/r/maps/v1/',
  ])('are not "%s"', (path) =>
    expect(pathProblems('maps', { version: 'v1', integrity: { [path]: sha384('a') } }, [])[0]).toContain(
      'does not lie in /r/maps/v1/',
    ),
  );

  it.each([undefined, '', 'sha256-abc'])('are refused with the hash %s', (hash) => {
    const integrity: Record<string, string> = hash === undefined ? {} : { [entry]: hash };
    expect(pathProblems('maps', { version: 'v1', integrity }, [entry])).toEqual([`${entry} has no sha384 hash`]);
  });
});

describe('versions of what the shell shares (R1.27)', () => {
  const shell = { name: 'the shell s1', provides: { react: '19.3.1', 'styled-components': '6.6.0' } };
  const check = (requires: Record<string, string>) => rangeProblems({ name: 'mfe-maps v1', requires }, shell);

  it('fit when each range takes the version that the shell has', () => expect(check({ react: '^19.2.0' })).toEqual([]));
  it('do not fit when one is too new', () =>
    expect(check({ react: '^20.0.0' })).toEqual(['mfe-maps v1 needs react ^20.0.0, and the shell s1 has 19.3.1']));
  it('do not fit when the shell has none', () =>
    expect(check({ ol: '^10.0.0' })).toEqual(['mfe-maps v1 needs ol ^10.0.0, which the shell s1 does not have']));
});

describe('what a slice declares', () => {
  const manifest = (name: string, ...paths: string[]) =>
    sliceManifestSchema.parse({ name, routes: paths.map((path) => ({ path, page: 'one', title: 'One' })) });
  const others = [manifest('reviews', '/venues/:id')];

  it('has its own name, existing pages and unique addresses (R1.22)', () => {
    expect(
      manifestProblems('maps', { manifest: manifest('maps', '/map'), preloadByPage: { one: [] } }, others),
    ).toEqual([]);
  });

  it('is refused otherwise, with all that is wrong', () => {
    const wrong = { manifest: manifest('map', '/venues/:venue'), preloadByPage: {} };
    expect(manifestProblems('maps', wrong, others)).toEqual([
      'the build calls itself "map"',
      'the page "one" is not in the build',
      '/venues/:venue is an address of reviews',
    ]);
  });

  it('takes no prefix of the API from another service (R1.23)', () => {
    const service = (name: string) => ({ name, apiVersion: '1.0.0', prefixes: ['/api/geo'] });
    expect(prefixProblems(service('maps'), [service('maps')])).toEqual([]);
    expect(prefixProblems(service('maps'), [service('reviews')])).toEqual(['/api/geo is answered by reviews']);
  });
});

describe('the files of a build at the site (R1.20, R1.25)', () => {
  const files: Record<string, string> = {
    '/r/maps/v1/good.js': 'good',
    '/r/maps/v1/other.js': 'other',
    '/r/maps/v1/page.js': '<!doctype html>',
  };
  let site: Server;
  let origin: string;

  beforeAll(async () => {
    site = createServer(({ url = '' }, response) => {
      const type = url.endsWith('page.js') ? 'text/html' : 'text/javascript';
      response.writeHead(files[url] === undefined ? 404 : 200, { 'content-type': type }).end(files[url]);
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => site.close(resolve)));

  it('are there, as built', async () => {
    expect(await fileProblems(origin, { '/r/maps/v1/good.js': sha384('good') })).toEqual([]);
  });

  it('are named when one is missing, is another, or is no script', async () => {
    const wrong = {
      '/r/maps/v1/missing.js': sha384('a'),
      '/r/maps/v1/other.js': sha384('built'),
      '/r/maps/v1/page.js': sha384('<!doctype html>'),
    };
    expect(await fileProblems(origin, wrong)).toEqual([
      '/r/maps/v1/missing.js answers 404',
      expect.stringContaining('/r/maps/v1/other.js is not the file that was built'),
      '/r/maps/v1/page.js is served as text/html',
    ]);
  });

  it('are not there when the site does not answer', async () => {
    expect(await fileProblems('http://127.0.0.1:1', { [entry]: sha384('a') })).toEqual([
      expect.stringContaining(`${entry} does not answer`),
    ]);
  });
});
