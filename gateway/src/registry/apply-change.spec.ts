import { applyChange } from './apply-change';
import { EMPTY_SNAPSHOT } from './empty-snapshot';

const service = {
  slice: 'reviews',
  origins: ['http://127.0.0.1:1'],
  manifest: { name: 'reviews', apiVersion: '1', prefixes: ['/api/reviews'] },
};
const shell = { version: 'v1', scripts: [], styles: [], preload: [], integrity: {} };

describe('applyChange', () => {
  const one = applyChange(EMPTY_SNAPSHOT, { key: 'service.reviews', value: service, revision: 1 });
  const two = applyChange(one, { key: 'shell', value: shell, revision: 2 });

  it('adds a key and keeps the others', () => {
    expect(two).toEqual({ revision: 2, shell, remotes: {}, services: { reviews: service } });
  });

  it('removes a key that was deleted on purpose, and only that one', () => {
    const three = applyChange(two, { key: 'service.reviews', value: null, revision: 3 });
    expect(three).toEqual({ revision: 3, shell, remotes: {}, services: {} });
  });

  it('refuses a value that the contract does not know', () => {
    expect(() => applyChange(two, { key: 'shell', value: { version: 1 }, revision: 3 })).toThrow();
  });

  it('passes over keys of a later version', () => {
    expect(applyChange(two, { key: 'widget.x', value: {}, revision: 9 })).toBe(two);
  });
});
