import { isOwnScript } from './is-own-script';

const ORIGIN = 'https://waymark.example';

describe('isOwnScript', () => {
  it.each(['/r/reviews/1/e.js', `${ORIGIN}/r/shell/2/main.js?try=1`])('allows the build %s', (url) => {
    expect(isOwnScript(url, ORIGIN)).toBe(true);
  });

  it('allows scripts of the one other origin that the document lets in, and of no other', () => {
    const allowed = (url: string) => isOwnScript(url, ORIGIN, 'https://js.pay.example');
    expect(allowed('https://js.pay.example/v3/')).toBe(true);
    expect(['https://pay.example/v3/', 'http://js.pay.example/', '/api/x'].map(allowed)).toEqual([false, false, false]);
    expect(allowed('/r/reviews/1/e.js')).toBe(true);
  });

  it.each([
    'https://evil.example/r/a.js',
    '//evil.example/r/a.js',
    '/api/reviews',
    '/r/../api/x.js',
    'data:text/javascript,1',
  ])('refuses %s', (url) => {
    expect(isOwnScript(url, ORIGIN)).toBe(false);
  });
});
