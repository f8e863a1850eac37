/// <reference lib="dom" />
import { install } from '@sinonjs/fake-timers';
import '@testing-library/jest-dom';
import {
  accessibilityLook,
  DEFAULT_ACCESSIBILITY_SETTINGS,
  settingsAtStart,
  type SystemPreferences,
  telemetrySchema,
} from '@waymark/contracts-core';
import { remoteBuild } from '../../test/remote-build';
import { FIRST_PAINT_SCRIPT, ownDocumentsScript, prefetchScript, startGuardScript } from './inline-scripts';

const QUERIES: Record<keyof SystemPreferences, string> = {
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
};
const SYSTEMS = [0, 1, 2, 3, 4, 5, 6, 7].map((bits): SystemPreferences => ({
  dark: (bits & 1) > 0,
  reducedMotion: (bits & 2) > 0,
  moreContrast: (bits & 4) > 0,
}));
const ODD = [null, true, 0, 11, 12, 12.5, 24, 25, 0.4, 0.5, 1.9999, 2.1, '16', 'inter', 'royal', ['royal']];

const fields = Object.keys(DEFAULT_ACCESSIBILITY_SETTINGS);
const STORED: (string | null)[] = [
  null,
  '',
  '{',
  'null',
  '7',
  '[]',
  '"dark"',
  '{}',
  '{"__proto__":{"darkMode":true}}',
  JSON.stringify(DEFAULT_ACCESSIBILITY_SETTINGS),
  ...fields.flatMap((field) => ODD.map((value) => JSON.stringify({ [field]: value }))),
  ...Array.from({ length: 13 }, (_, at) =>
    JSON.stringify({ fontSize: 12 + at, darkMode: at % 2 === 0, colorTheme: 'nature' }),
  ),
  ...Array.from({ length: 16 }, (_, at) => JSON.stringify({ textSpacing: 0.5 + at * 0.1, highContrast: at % 3 === 0 })),
];

function start(stored: string | null, system: SystemPreferences): void {
  document.documentElement.removeAttribute('style');
  document.documentElement.className = '';
  document.head.innerHTML = '<meta name="color-scheme" content="light dark">';
  localStorage.clear();
  if (stored !== null) localStorage.setItem('accessibilitySettings', stored);
  const on = Object.entries(QUERIES).flatMap(([key, query]) => (system[key as keyof SystemPreferences] ? [query] : []));
  Object.assign(globalThis, { matchMedia: (query: string) => ({ matches: on.includes(query) }) });
  new Function(FIRST_PAINT_SCRIPT)();
}

function lookOfPage(): unknown {
  const root = document.documentElement;
  const style = ['font-size', '--letter-spacing', '--line-height', '--motion-duration'];
  return {
    classes: { dark: root.classList.contains('dark'), 'high-contrast': root.classList.contains('high-contrast') },
    attributes: { 'data-theme': root.dataset['theme'], 'data-font': root.dataset['font'] },
    style: Object.fromEntries(style.map((name) => [name, root.style.getPropertyValue(name)])),
    colorScheme: document.querySelector<HTMLMetaElement>('meta')?.content,
  };
}

describe('the script before the first paint (SX.51)', () => {
  it.each(SYSTEMS)('does what the shell does, for every stored object, when the system says %j', (system) => {
    for (const stored of STORED) {
      start(stored, system);
      expect([stored, lookOfPage()]).toEqual([stored, accessibilityLook(settingsAtStart(stored, system))]);
    }
  });

  it('follows the system where the browser refuses its storage', () => {
    const storage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')!;
    const refused = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    start(null, SYSTEMS[1]!);
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refused });
    new Function(FIRST_PAINT_SCRIPT)();
    Object.defineProperty(globalThis, 'localStorage', storage);
    expect(document.documentElement).toHaveClass('dark');
  });

  it('is small, and cannot close its element', () => {
    expect(FIRST_PAINT_SCRIPT.length).toBeLessThan(1500);
    expect(FIRST_PAINT_SCRIPT).not.toMatch(/<[/!]/);
  });
});

const MAIN = 'http://localhost/r/shell/v2/main.ab.js';
const posts: Blob[] = [];
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const thrown = (place: string) => Object.assign(new TypeError('x'), { stack: `TypeError: x\n at ${place}:1:2` });

async function told(): Promise<unknown[]> {
  const texts = await Promise.all(
    posts.map(
      (post) =>
        new Promise<string>((resolve) => {
          const reader = new FileReader();
          reader.onload = () => resolve(String(reader.result));
          reader.readAsText(post);
        }),
    ),
  );
  return texts.flatMap((text) => telemetrySchema.parse(JSON.parse(text)).loads);
}

/** A page of its own, as far as its listeners go. */
function open(token: string | undefined): (event: Event) => void {
  const listeners: [string, (event: Event) => void][] = [];
  const listen = (name: string, listener: (event: Event) => void) => void listeners.push([name, listener]);
  document.body.innerHTML = '<div id="root"></div>';
  posts.length = 0;
  Object.assign(navigator, { sendBeacon: (_path: string, post: Blob) => void posts.push(post) });
  new Function('addEventListener', startGuardScript(token))(listen);
  return (event) => listeners.filter(([name]) => name === event.type).forEach(([, listener]) => listener(event));
}

const lost = () => {
  const event = new Event('error');
  const script = Object.assign(document.createElement('script'), { src: MAIN });
  Object.defineProperty(event, 'target', { value: script });
  return event;
};
const rejected = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

describe('the guard of a page that starts (R3.4)', () => {
  afterEach(() => delete (window as { waymark?: unknown }).waymark);

  it.each([
    ['did not come', lost(), { outcome: 'load-error', kind: 'network' }],
    [
      'threw',
      new ErrorEvent('error', { error: thrown(MAIN), filename: MAIN }),
      { outcome: 'script-error', kind: 'threw' },
    ],
    ['threw in its second step', rejected(thrown(MAIN)), { outcome: 'script-error', kind: 'threw' }],
    [
      'lost its second step',
      rejected({ name: 'ChunkLoadError', message: `Loading chunk 1 failed.\n(error: ${MAIN})` }),
      { outcome: 'load-error', kind: 'network' },
    ],
  ])('shows a plain message when the shell %s, and reports that build once', async (_what, event, fault) => {
    const happens = open('t');
    happens(event);
    happens(event);
    await settle();
    expect(document.querySelector('h1')).toHaveTextContent('This page could not start');
    expect(document.querySelector('main > [role=alert]')).toContainElement(document.querySelector('h1'));
    expect(document.querySelector('a')).toHaveAttribute('href', location.href);
    expect(document.querySelectorAll('main')).toHaveLength(1);
    expect(await told()).toEqual([{ slice: 'shell', version: 'v2', ...fault }]);
  });

  it('does nothing once the page is rendered or the shell reports errors itself', async () => {
    const happens = open('t');
    document.getElementById('root')!.innerHTML = '<p>The page</p>';
    Object.assign(window, { waymark: {} });
    happens(new ErrorEvent('error', { error: thrown(MAIN) }));
    await settle();
    expect(document.body).toHaveTextContent('The page');
    expect(document.querySelector('h1')).toBeNull();
    expect(posts).toEqual([]);
  });

  it.each([
    ['a remote', new ErrorEvent('error', { error: thrown('http://localhost/r/maps/v1/e.js') })],
    ['an extension', new ErrorEvent('error', { filename: 'chrome-extension://abc/e.js' })],
    ['a call that failed', rejected(undefined)],
  ])('does nothing about %s', async (_what, event) => {
    open('t')(event);
    await settle();
    expect([document.querySelector('h1'), posts]).toEqual([null, []]);
  });

  it('is small, and cannot close its element', () => {
    const script = startGuardScript('</script>');
    expect(script.length).toBeLessThan(1_600);
    expect(script).not.toMatch(/<[/!]/);
  });
});

const view = (opens?: 'payments') => ({
  shell: null,
  remotes: { account: remoteBuild('account', 'v1', [{ path: '/give', page: 'give', title: 'Give', opens }]) },
});

/** Whether a router in the page hears of a press on a link to `href`. */
function routerHears(href: string, at: string): boolean {
  history.replaceState(null, '', at);
  document.body.innerHTML = `<div><a href="${href}"><span>Go</span></a></div>`;
  let isHeard = false;
  document.querySelector('div')?.addEventListener('click', (event) => {
    isHeard = true;
    event.preventDefault();
  });
  const stay = (event: Event) => event.preventDefault();
  addEventListener('click', stay, { capture: true, once: true });
  document.querySelector('span')?.click();
  return isHeard;
}

describe('links between documents of different policies (G1.9)', () => {
  beforeAll(() => void new Function(ownDocumentsScript(view('payments')))());

  it.each([
    ['/give', '/contact', false],
    ['/give?from=footer', '/contact', false],
    ['/contact', '/give', false],
    ['/contact', '/', true],
    ['/give#amount', '/give', true],
    ['https://elsewhere.example/give', '/contact', true],
  ])('to %s from %s: the router handles the click: %s', (href, at, hears) => {
    expect(routerHears(href, at)).toBe(hears);
  });
});

it('costs a site without such pages nothing', () => {
  expect(ownDocumentsScript(view())).toBe('');
});

type Prefetched = Record<string, Promise<Response>>;
const page = window as unknown as { __prefetch: Prefetched };

it('cancels only prefetched responses that nobody used', async () => {
  const clock = install({ toFake: ['setTimeout'] });
  const letGo: string[] = [];
  window.fetch = ((path: string) =>
    Promise.resolve({ body: { cancel: () => void letGo.push(path) } })) as unknown as typeof fetch;
  // As the browser runs what stands in the page.
  new Function(prefetchScript(['/api/taken', '/api/left']))();
  expect(Object.keys(page.__prefetch)).toEqual(['/api/taken', '/api/left']);
  delete page.__prefetch['/api/taken'];
  await clock.tickAsync(15_000);
  expect([letGo, Object.keys(page.__prefetch)]).toEqual([['/api/left'], []]);
  clock.uninstall();
});
