import { remoteBuild } from '../../test/remote-build';
import { bootOf } from './boot-of';
import { matchRoute } from './match-route';
import { pageHtml } from './page-html';
import type { PageWords } from './page-words';

const ATTACK = `</script><script>alert(1)</script><!--"'`;

const reviews = {
  ...remoteBuild('reviews', 'v2', [{ path: '/', page: 'home', title: ATTACK }]),
  preload: ['/r/reviews/v2/main.js'],
  preloadByPage: { home: ['/r/reviews/v2/home.js'], venue: ['/r/reviews/v2/venue.js'] },
  integrity: {},
};
const shell = {
  version: 'v1',
  scripts: ['/r/shell/v1/main.js'],
  styles: ['/r/shell/v1/main.css'],
  preload: ['/r/shell/v1/vendor.js', '/r/shell/v1/inter.woff2'],
  integrity: { '/r/shell/v1/main.js': 'sha384-abc', '/r/shell/v1/opendyslexic.woff2': 'sha384-def' },
  provides: {},
};
const snapshot = { shell, remotes: { reviews } };

const words: PageWords = {
  title: ATTACK,
  description: ATTACK,
  lead: ATTACK,
  canonical: `https://waymark.example/${ATTACK}`,
  image: null,
  noindex: false,
  jsonLd: [{ '@type': 'Place', name: ATTACK, reviewBody: `\u2028${ATTACK}` }],
  sections: [
    {
      heading: ATTACK,
      paragraphs: [ATTACK, '</noscript><img src=x onerror=alert(1)>'],
      facts: [{ term: ATTACK, value: ATTACK }],
      links: [{ label: ATTACK, href: `/${ATTACK}` }],
    },
  ],
};

const OWN = `(function(own){})(["/support-us"])`;

function render(by = shell): string {
  const match = matchRoute(snapshot, '/');
  const prefetch = ['/api/auth/user', `/api/venues/${ATTACK}`];
  const nav = [{ label: ATTACK, to: '/reviews', place: 'primary', order: 1, audience: 'visitor' }] as const;
  const origin = 'https://waymark.example';
  return pageHtml({
    words,
    origin,
    nav,
    nonce: 'N0nce',
    shell: by,
    match,
    boot: bootOf(snapshot, 'local'),
    prefetch,
    ownDocuments: OWN,
  });
}

describe('pageHtml', () => {
  it('runs each of its scripts separately, however the previous one ends', () => {
    expect(render()).toContain(`;${OWN}</script>`);
  });

  it('lets no text of a manifest or an address leave its place', () => {
    const html = render();
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img');
    expect(html.match(/<\/script>/g)).toHaveLength(5);
    expect(html.match(/<\/noscript>/g)).toHaveLength(2);
  });

  it('paints the names of the site and of the page, and its answer, before any script has come, for eyes alone', () => {
    const html = render();
    expect(html).toMatch(
      /<div id="root"><\/div><div id="waymark-early" aria-hidden="true"><div><p>Waymark<\/p><\/div><p>&lt;\/script&gt;[^<]+<\/p><p>&lt;\/script&gt;/,
    );
    expect(html).toContain('<style nonce="N0nce">#waymark-early{');
    // Once the root has something in it, in the same frame.
    expect(html).toContain('#root:not(:empty)+#waymark-early{display:none}');
  });

  it('hands the shell the registry as JSON that reads back the same', () => {
    const text = /id="waymark-boot">(.*?)<\/script>/.exec(render())?.[1] ?? '';
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(bootOf(snapshot, 'local'))));
  });

  it('preloads the shell, its standard font, the remote and the files of this page alone', () => {
    const html = render();
    const inHead = [...html.matchAll(/rel="preload" as="(\w+)".*?href="([^"]+)"/g)].map(
      ([, as, file]) => `${as} ${file}`,
    );
    expect(inHead).toEqual(['font /r/shell/v1/inter.woff2']);
    const files = ['shell/v1/vendor.js', 'reviews/v2/e.js', 'reviews/v2/main.js', 'reviews/v2/home.js'];
    expect(html.slice(html.indexOf('id="waymark-boot"'))).toContain(
      JSON.stringify(files.map((file) => [`/r/${file}`, ''])),
    );
  });

  it('gives every script that runs the nonce, and the build its integrity', () => {
    const scripts = [...render().matchAll(/<script ([^>]*)>/g)].map(([, attributes]) => attributes);
    const running = scripts.filter((attributes) => !attributes?.includes('type='));
    expect(running.every((attributes) => attributes?.includes('nonce="N0nce"'))).toBe(true);
    expect(running.find((attributes) => attributes?.includes('src='))).toContain('integrity="sha384-abc"');
  });

  it('lets no script of the shell run whose hash nobody signed (R2.24)', () => {
    const html = render({
      ...shell,
      integrity: { '/r/shell/v1/main.js': '', '/r/shell/v1/opendyslexic.woff2': 'sha384-def' },
    });
    expect(html).toContain(`src="/r/shell/v1/main.js" nonce="N0nce" integrity="sha384-${'A'.repeat(64)}"`);
  });
});
