import { etagOf, matchesEtag } from './etag';

describe('the ETag of open data', () => {
  const etag = etagOf('{"a":1}');

  it('is the same for the same words alone', () => {
    expect(etagOf('{"a":1}')).toBe(etag);
    expect(etagOf('{"a":2}')).not.toBe(etag);
  });

  it.each([
    [etag, true],
    [`W/${etag}`, true],
    [`"other", W/${etag}`, true],
    ['*', true],
    ['', false],
    [undefined, false],
  ])('is known by If-None-Match %s: %s', (header, known) => {
    expect(matchesEtag(header, etag)).toBe(known);
  });
});
