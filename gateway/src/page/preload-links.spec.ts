import { remoteBuildSchema } from '@waymark/contracts-core';
import { matchRoute } from './match-route';
import { preloadLinks } from './preload-links';

const integrity = { '/r/maps/v1/e.js': 'sha384-entry', '/r/maps/v1/home.js': 'sha384-home' };
const manifest = { name: 'maps', routes: [{ path: '/', page: 'home', title: 'Home' }] };
const maps = remoteBuildSchema.parse({
  slice: 'maps',
  version: 'v1',
  entry: '/r/maps/v1/e.js',
  preload: [],
  preloadByPage: { home: ['/r/maps/v1/home.js'] },
  integrity,
  manifest,
});
const shell = {
  version: 's1',
  scripts: ['/r/shell/s1/main.js'],
  styles: [],
  preload: ['/r/shell/s1/vendor.js', '/r/shell/s1/inter.woff2'],
  integrity: { '/r/shell/s1/main.js': 'sha384-main', '/r/shell/s1/vendor.js': 'sha384-vendor' },
  provides: {},
};
const linksOf = (off: boolean) =>
  preloadLinks(shell, matchRoute({ shell, remotes: { maps: { ...maps, off } } }, '/'), 'n');

describe('preloadLinks', () => {
  it('asks of each script the hash that its loader will ask for: else the file would travel twice', () => {
    const scripts = linksOf(false).filter((link) => link.includes('as="script"'));
    const asked = scripts.map((link) => /href="([^"]+)".* integrity="([^"]+)"/.exec(link)?.slice(1));
    expect(asked).toEqual([
      ['/r/shell/s1/vendor.js', 'sha384-vendor'],
      ['/r/maps/v1/e.js', 'sha384-entry'],
      ['/r/maps/v1/home.js', 'sha384-home'],
    ]);
  });

  it('fetches nothing of a slice that is switched off', () => {
    expect(linksOf(true).join()).not.toContain('/r/maps/');
  });
});
