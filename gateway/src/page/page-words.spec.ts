import { remoteBuild } from '../../test/remote-build';
import { matchRoute, type RouteMatch } from './match-route';
import { pageWords } from './page-words';
import { shareTags } from './page-html';

const ORIGIN = 'https://waymark.example';
const routes = [
  { path: '/', page: 'h', title: 'Home' },
  { path: '/reviews', page: 'r', title: 'All Reviews', description: 'Newest first.', lead: 'What others found.' },
  { path: '/my-reviews', page: 'm', title: 'My Reviews', access: 'member' },
  { path: '/add-review', page: 'a', title: 'Add Review', noindex: true },
  { path: '/venues/:id', page: 'v', title: 'Venue', document: '/api/venues/:id/document' },
];
const reviews = remoteBuild('reviews', 'v', routes);
const match = (path: string): RouteMatch | null => matchRoute({ shell: null, remotes: { reviews } }, path);
const wordsOf = (path: string, about = { exists: true, document: null } as Parameters<typeof pageWords>[1]) =>
  pageWords(match(path), about, path, ORIGIN);

const document = {
  title: 'The Old Mill',
  description: 'Accessibility of The Old Mill.',
  canonicalPath: '/venues/7',
  image: '/photo.webp',
  jsonLd: [],
  sections: [],
};

describe('pageWords (SX.70, F7.8)', () => {
  it('are the route’s own where the page has no document, at the address without its query', () => {
    expect(wordsOf('/reviews/')).toMatchObject({
      title: 'All Reviews',
      description: 'Newest first.',
      lead: 'What others found.',
      canonical: `${ORIGIN}/reviews`,
      noindex: false,
    });
    expect(wordsOf('/').canonical).toBe(`${ORIGIN}/`);
  });

  it('come from the document if there is one', () => {
    expect(wordsOf('/venues/7', { exists: true, document })).toMatchObject({
      title: 'The Old Mill',
      canonical: `${ORIGIN}/venues/7`,
      noindex: false,
    });
    expect(wordsOf('/venues/7', { exists: true, document: { ...document, noindex: true } }).noindex).toBe(true);
  });

  it.each(['/my-reviews', '/add-review', '/nowhere'])('keep %s out of search engines', (path) => {
    expect(wordsOf(path)).toMatchObject({ noindex: true, canonical: null });
  });

  it.each([
    ['hidden', 'This is hidden for now'],
    ['removed', 'This was removed'],
  ] as const)('say that something was %s, out of search engines', (aside, heading) => {
    const words = wordsOf('/venues/9', { exists: false, document: null, aside });
    expect(words).toMatchObject({ noindex: true, canonical: null, sections: [{ heading }] });
  });

  it('keep a venue that does not exist out of search engines', () => {
    expect(wordsOf('/venues/9', { exists: false, document: null })).toMatchObject({ noindex: true, canonical: null });
  });
});

describe('shareTags', () => {
  it('say what a share shows', () => {
    const tags = shareTags(wordsOf('/venues/7', { exists: true, document }));
    expect(tags).toContain('<link rel="canonical" href="https://waymark.example/venues/7">');
    expect(tags).toContain('<meta property="og:title" content="The Old Mill">');
    expect(tags).toContain('<meta property="og:url" content="https://waymark.example/venues/7">');
    expect(tags).toContain('<meta property="og:image" content="https://waymark.example/photo.webp">');
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(tags).not.toContain('robots');
  });

  it('say nothing but noindex of a personal page', () => {
    expect(shareTags(wordsOf('/my-reviews'))).toBe('<meta name="robots" content="noindex">');
  });
});
