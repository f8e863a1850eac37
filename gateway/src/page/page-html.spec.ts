import { remoteEntrySchema } from '@waymark/contracts-core';
import { bootOf } from './boot-of';
import { matchRoute } from './match-route';
import { pageHtml } from './page-html';

const ATTACK = `</script><script>alert(1)</script><!--"'`;

const reviews = remoteEntrySchema.parse({
  slice: 'reviews',
  version: 'v2',
  entry: '/r/reviews/v2/remoteEntry.js',
  preload: ['/r/reviews/v2/main.js'],
  preloadByPage: { home: ['/r/reviews/v2/home.js'], venue: ['/r/reviews/v2/venue.js'] },
  integrity: {},
  manifest: { name: 'reviews', routes: [{ path: '/', page: 'home', title: ATTACK }] },
});
const shell = {
  version: 'v1',
  scripts: ['/r/shell/v1/main.js'],
  styles: ['/r/shell/v1/main.css'],
  preload: ['/r/shell/v1/vendor.js', '/r/shell/v1/inter.woff2'],
  integrity: { '/r/shell/v1/main.js': 'sha384-abc', '/r/shell/v1/opendyslexic.woff2': 'sha384-def' },
};
const snapshot = { revision: 1, shell, remotes: { reviews }, services: {} };

function render(): string {
  const match = matchRoute(snapshot, '/');
  const prefetch = ['/api/auth/user', `/api/venues/${ATTACK}`];
  return pageHtml({ title: ATTACK, nonce: 'N0nce', shell, match, boot: bootOf(snapshot, 'local'), prefetch });
}

describe('pageHtml', () => {
  it('lets no text of a manifest or an address leave its place', () => {
    const html = render();
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<\/script>/g)).toHaveLength(3);
  });

  it('hands the shell the registry as JSON that reads back the same', () => {
    const text = /id="waymark-boot">(.*?)<\/script>/.exec(render())?.[1] ?? '';
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(bootOf(snapshot, 'local'))));
  });

  it('preloads the shell, its standard font, the remote and the files of this page alone', () => {
    const preloads = [...render().matchAll(/rel="preload" as="(\w+)".*?href="([^"]+)"/g)].map(([, as, file]) => `${as} ${file}`);
    expect(preloads).toEqual([
      'script /r/shell/v1/vendor.js',
      'font /r/shell/v1/inter.woff2',
      'script /r/reviews/v2/remoteEntry.js',
      'script /r/reviews/v2/main.js',
      'script /r/reviews/v2/home.js',
    ]);
  });

  it('says its language, its width, and what to do without JavaScript', () => {
    const html = render();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('width=device-width, initial-scale=1');
    expect(html).toMatch(/<noscript><p>.+JavaScript.+<\/p><\/noscript>/);
  });

  it('gives every script that runs the nonce, and the build its integrity', () => {
    const scripts = [...render().matchAll(/<script ([^>]*)>/g)].map(([, attributes]) => attributes);
    const running = scripts.filter((attributes) => !attributes?.includes('application/json'));
    expect(running.every((attributes) => attributes?.includes('nonce="N0nce"'))).toBe(true);
    expect(running.at(-1)).toContain('integrity="sha384-abc"');
  });
});
