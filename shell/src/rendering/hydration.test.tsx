import { PerformanceObserver } from 'node:perf_hooks';
import { setImmediate } from 'node:timers';
import { jest } from '@jest/globals';
import { ACCESSIBILITY_SETTINGS_KEY } from '@waymark/contracts-core';
import { stubMatchMedia } from '../test-support/match-media';
import { ADMIN, VISITOR } from './every-remote';

Object.assign(globalThis, { setImmediate, PerformanceObserver });
globalThis.fetch = () => new Promise(() => undefined);
stubMatchMedia();
// A browser that never rests: what comes after the content (maps, which jsdom cannot draw) is no part of the first drawing.
Object.assign(window, { requestIdleCallback: () => 0, cancelIdleCallback: () => undefined });

/** Stored values of an earlier visit, by key. */
const STORED = {
  [ACCESSIBILITY_SETTINGS_KEY]: JSON.stringify({ darkMode: true, fontSize: 20 }),
  accessibilityButtonPlace: JSON.stringify({ x: 40, y: 90 }),
  'waymark-needs': JSON.stringify({ needs: ['wheelchair'], additionalNeeds: 'A ramp' }),
};

const people = [VISITOR, ADMIN];
const onServer = await drawEveryPage();

/** As a server renders them, which knows nothing of the browser's storage. */
async function drawEveryPage(): Promise<[string, ...string[]][]> {
  // Only browsers render it. Styled components are numbered in the order in which their modules run, so it comes first
  // in both.
  await import('../navigation/footer');
  const { everyRemote } = await import('./every-remote');
  const { renderedPage } = await import('./rendered-page');
  const { addresses, site } = await everyRemote();
  const drawn: [string, ...string[]][] = [];
  for (const address of addresses) {
    const pages = [];
    for (const session of people) {
      const { html, errors } = await renderedPage({ address, session, ...site });
      expect(errors).toEqual([]);
      pages.push(html);
    }
    drawn.push([address, ...pages]);
  }
  return drawn;
}

// Stored values are read in an effect, or from a store with a server state, so the first rendering equals the server's.
describe('the first drawing over what a server drew', () => {
  let hydrate: (html: string, address: string, session: typeof VISITOR) => Promise<string[]>;

  beforeAll(async () => {
    for (const [key, value] of Object.entries(STORED)) localStorage.setItem(key, value);
    // A browser loads each module again, with its stored values.
    jest.resetModules();
    await import('../navigation/footer');
    const { act } = await import('react');
    const { hydrateRoot } = await import('react-dom/client');
    const { everyRemote } = await import('./every-remote');
    const { pageElement } = await import('./rendered-page');
    const { startSettings } = await import('../theme/settings-store');
    const { site } = await everyRemote();
    startSettings();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    hydrate = async (html, address, session) => {
      const told: string[] = [];
      const say = jest.spyOn(console, 'error').mockImplementation((...words) => void told.push(words.join(' ')));
      document.body.innerHTML = `<div>${html}</div>`;
      const root = await act(async () =>
        hydrateRoot(document.body.firstElementChild!, pageElement({ address, session, ...site }), {
          onRecoverableError: (error) => told.push(String(error)),
        }),
      );
      while (!isDrawnOver(document.querySelector('main > *')))
        await act(() => new Promise((done) => setTimeout(done, 5)));
      await act(async () => root.unmount());
      say.mockRestore();
      return told;
    };
  });

  it.each(onServer)('%s is the same', async (address, ...pages) => {
    for (const [index, html] of pages.entries()) expect(await hydrate(html, address, people[index]!)).toEqual([]);
  });
});

/** Whether React has taken over an element that a server drew. */
const isDrawnOver = (element: Element | null): boolean =>
  element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
