import { addNote, receiveHook } from '../spec-support/sample-contracts';
import { describedFiles } from './described-files';

const OUTSIDE = {
  method: 'POST',
  path: '/api/notes/hooks/:sender',
  rawBody: { maxBytes: 100_000, types: ['application/json', 'application/x-www-form-urlencoded'] },
  crossSite: 'exempt',
};
const describeWith = (outside: unknown[] | undefined, endpoints = [addNote, receiveHook]) =>
  describedFiles({
    manifest: { name: 'sample', apiVersion: '1.0.0', prefixes: ['/api/notes'], ...(outside && { outside }) },
    endpoints,
    events: [],
    problems: {},
  });

describe('the described files of a service with an endpoint for outside callers', () => {
  it('say what it takes and that other sites may call it', () => {
    const document = JSON.parse(describeWith([OUTSIDE])['openapi.json'] ?? '') as { paths: Record<string, unknown> };
    expect(document.paths['/api/notes/hooks/{sender}']).toMatchObject({
      post: {
        'x-cross-site': 'exempt',
        requestBody: { content: { 'application/json': { schema: { format: 'binary' } } } },
      },
    });
    expect(JSON.stringify(document.paths['/api/notes'])).not.toContain('x-cross-site');
  });

  it.each([
    ['forgets it', undefined],
    ['says less of it', [{ ...OUTSIDE, crossSite: undefined }]],
    ['exempts more', [OUTSIDE, { method: 'POST', path: '/api/notes', crossSite: 'exempt' }]],
  ])('cannot be made while service.json %s', (_what, outside) => {
    expect(() => describeWith(outside)).toThrow('service.json must say');
  });

  it('need no entry in service.json without such an endpoint', () => {
    expect(() => describeWith(undefined, [addNote] as never)).not.toThrow();
  });
});
