/// <reference lib="dom" />
import { remoteBuild } from '../../test/remote-build';
import { matchRoute } from './match-route';
import { preloadScripts } from './preload-links';

const maps = {
  ...remoteBuild('maps', 'v1', [{ path: '/', page: 'home', title: 'Home' }]),
  preloadByPage: { home: ['/r/maps/v1/home.js'] },
  integrity: { '/r/maps/v1/e.js': 'sha384-entry', '/r/maps/v1/home.js': 'sha384-home' },
};
const shell = {
  version: 's1',
  scripts: ['/r/shell/s1/main.js'],
  styles: [],
  preload: ['/r/shell/s1/vendor.js', '/r/shell/s1/inter.woff2'],
  integrity: { '/r/shell/s1/main.js': 'sha384-main', '/r/shell/s1/vendor.js': 'sha384-vendor' },
  provides: {},
};

/** What the document asks for: at once, and once a frame is painted. */
async function asked(isOff: boolean, isHidden = false): Promise<{ atOnce: string[][]; painted: string[][] }> {
  const frames: (() => void)[] = [];
  document.head.innerHTML = '';
  const links = () =>
    [...document.head.querySelectorAll('link')].map((link) => [link.getAttribute('href') ?? '', link.integrity]);
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  const match = matchRoute({ shell, remotes: { maps: { ...maps, off: isOff } } }, '/');
  new Function('requestAnimationFrame', preloadScripts(shell, match, 'n'))((frame: () => void) => frames.push(frame));
  const atOnce = links();
  for (const frame of frames) frame();
  await new Promise((resolve) => setTimeout(resolve, 5));
  return { atOnce, painted: links() };
}

describe('preloadScripts (R2.28)', () => {
  it('preloads each script with the hash that its loader uses, after the first paint', async () => {
    const { atOnce, painted } = await asked(false);
    expect(atOnce).toEqual([]);
    expect(painted).toEqual([
      ['/r/shell/s1/vendor.js', 'sha384-vendor'],
      ['/r/maps/v1/e.js', 'sha384-entry'],
      ['/r/maps/v1/home.js', 'sha384-home'],
    ]);
    expect(document.head.querySelector('link')?.nonce).toBe('n');
  });

  it('does not wait for a frame in a hidden tab', async () => {
    expect((await asked(false, true)).atOnce).toHaveLength(3);
  });

  it('preloads nothing for a switched-off slice', async () => {
    expect((await asked(true)).painted.join()).not.toContain('/r/maps/');
  });
});
