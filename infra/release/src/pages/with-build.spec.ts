import { remoteBuildSchema, shellBuildSchema, type PageBoot } from '@waymark/contracts-core';
import { withBuild } from './with-build';

const hash = (letter: string): string => `sha384-${letter.repeat(64)}`;
const manifest = { name: 'maps', routes: [{ path: '/map', page: 'map', title: 'Map' }] };
const remote = remoteBuildSchema.parse({
  slice: 'maps',
  version: 'new',
  entry: '/r/maps/new/e.js',
  preload: [],
  preloadByPage: {},
  integrity: { '/r/maps/new/e.js': hash('n') },
  manifest,
  requires: {},
});
const shell = shellBuildSchema.parse({
  version: 'new',
  scripts: ['/r/shell/new/main.js'],
  styles: ['/r/shell/new/main.css'],
  preload: [],
  integrity: { '/r/shell/new/main.js': hash('s') },
  provides: {},
});

const boot = {
  productName: 'Waymark </script>',
  mode: 'production',
  telemetry: { sample: 1, token: 't' },
  remotes: {
    maps: {
      slice: 'maps',
      version: 'old',
      entry: '/r/maps/old/e.js',
      integrity: hash('o'),
      previousEntry: '/r/maps/older/e.js',
      previousIntegrity: hash('p'),
      manifest,
    },
    other: { slice: 'other', version: 'old', entry: '/r/other/old/e.js', integrity: hash('x'), manifest },
  },
};
const HTML = `<head>
<meta property="csp-nonce" nonce="abc">
<link rel="stylesheet" href="/r/shell/old/main.css">
<link rel="preload" as="script" href="/r/maps/old/e.js" nonce="abc" integrity="${hash('o')}">
<link rel="preload" as="script" href="/r/other/old/e.js" nonce="abc">
<script defer src="/r/shell/old/main.js" nonce="abc" integrity="${hash('o')}"></script>
</head>
<script type="application/json" id="waymark-boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>
<script nonce="abc">(function(){[["/r/shell/old/lazy.js",""],["/r/maps/old/e.js","${hash('o')}"],["/r/other/old/e.js",""],["/r/maps/old/map.js","${hash('o')}"]].forEach(function(f){})})()</script>
`;
const bootOf = (html: string) => JSON.parse(/id="waymark-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as PageBoot;

describe('the page with a build that is not live', () => {
  it('names the new remote with its hash, and nothing to fall back to (R1.69)', () => {
    const html = withBuild(HTML, remote);
    expect(bootOf(html).remotes['maps']).toEqual({
      slice: 'maps',
      version: 'new',
      entry: '/r/maps/new/e.js',
      integrity: hash('n'),
      manifest: remote.manifest,
    });
    expect(html).not.toMatch(/\/r\/maps\/(old|older)\//);
  });

  it('leaves the other remotes and the shell as they are, and tells nobody how it loaded', () => {
    const html = withBuild(HTML, remote);
    expect(bootOf(html)).toMatchObject({ productName: boot.productName, remotes: { other: boot.remotes.other } });
    expect(bootOf(html).telemetry).toBeUndefined();
    expect(html).toContain('href="/r/other/old/e.js"');
    expect(html).toContain('src="/r/shell/old/main.js"');
    expect(html).toContain('(function(){[["/r/shell/old/lazy.js",""],["/r/other/old/e.js",""],].forEach(');
  });

  it('holds nothing that a renderer drew with the build before', () => {
    const drawn = `<style nonce="abc" id="waymark-fonts">@font-face{src:url(/r/shell/old/a.woff2)}</style><style nonce="abc" data-styled="true" data-styled-version="6">.a{}</style></head>
<div id="root"><div><h1>Old</h1></div></div>
<script type="application/json" id="waymark-queries">[{"key":["/api/a"]}]</script>
`;
    const html = withBuild(HTML.replace('</head>\n', drawn), shell);
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toMatch(/Old|\/api\/a|<style|\/r\/shell\/old/);
    expect(bootOf(html).remotes).toEqual(boot.remotes);
  });

  it('is rendered by the new shell only, with the nonce of the page', () => {
    const html = withBuild(HTML, shell);
    expect(html).not.toContain('/r/shell/old/');
    expect(html).toContain(
      `<link rel="stylesheet" href="/r/shell/new/main.css">\n<script defer src="/r/shell/new/main.js" nonce="abc" integrity="${hash('s')}"></script>\n</head>`,
    );
    expect(bootOf(html).remotes).toEqual(boot.remotes);
  });
});
