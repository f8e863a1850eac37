import { ownPictureSchema, safeLinkSchema } from './safe-link';

const goes = (href: string) => safeLinkSchema.safeParse(href).success;
const shows = (path: string) => ownPictureSchema.safeParse(path).success;

describe('links that staff may set (F10.4)', () => {
  it.each(['/reviews?page=2#top', 'https://example.org/a?b=c', '/'])('lead to %s', (href) =>
    expect(goes(href)).toBe(true),
  );

  it.each([
    ...['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n/evil.example', 'javascript:alert(1)'],
    ...[
      'http://example.org/',
      'https://user:word@example.org/',
      'https://localhost/',
      'https://127.0.0.1/',
      'https:// x',
    ],
    ...['data:text/html,x', '', 'reviews', 'https:/example.org', `/${'a'.repeat(500)}`],
  ])('never lead to %j', (href) => expect(goes(href)).toBe(false));
});

describe('pictures that staff may set', () => {
  it.each(['/r/ads/1/ramp.webp', '/api/trip-blogs/photos/6f1a-2/large.webp'])('are %s', (path) =>
    expect(shows(path)).toBe(true),
  );

  it.each([
    ...[
      'https://example.org/a.png',
      '/api/auth/logout',
      '/r/../api/auth/logout',
      '/r//evil.example/a.png',
      '//r/a.png',
    ],
    ...['data:image/png;base64,AA', '/r/a.png?x', ''],
  ])('are never %j', (path) => expect(shows(path)).toBe(false));
});
