import { isCrossSite } from './is-cross-site';

const own = new Set(['https://waymark.example']);

describe('isCrossSite', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'same-site' }, true],
    [{ 'sec-fetch-site': 'cross-site' }, true],
    [{ origin: 'https://waymark.example' }, false],
    [{ origin: 'https://waymark.example.evil.example' }, true],
    [{ origin: 'null' }, true],
    [{}, true],
  ])('%j: %s', (headers, crossSite) => {
    expect(isCrossSite(headers, own)).toBe(crossSite);
  });
});
