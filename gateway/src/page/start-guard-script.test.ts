/// <reference lib="dom" />
import '@testing-library/jest-dom';
import { telemetrySchema } from '@waymark/contracts-core';
import { startGuardScript } from './start-guard-script';

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
  ])('says so in plain words when the shell %s, and tells of that build once', async (_what, event, fault) => {
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

  it('leaves a page that stands, and a shell that tells by itself, alone', async () => {
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
