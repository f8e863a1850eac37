import { jest } from '@jest/globals';
import { DEFAULT_ACCESSIBILITY_SETTINGS as DEFAULTS } from '@waymark/contracts-core';
import { getHost } from '@waymark/mfe-kit';
import { stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import { ANN } from '../test-support/render-app';
import { stubMatchMedia } from '../test-support/match-media';
import { changeSettings, settingsStore, startSettings } from './settings-store';
import { syncSettings } from './sync-settings';

const PATH = '/api/profile/display-settings';
const ME = 1;
const [NOON, LATER] = ['2026-01-05T12:00:00.000Z', '2026-01-05T13:00:00.000Z'];
const answer = (body: object): Answer => ({ body });
const rest = () => jest.advanceTimersByTimeAsync(1_500);

let stop = (): void => undefined;
beforeEach(() => {
  localStorage.clear();
  stubMatchMedia();
  jest.useFakeTimers();
  getHost().session.setState(ANN);
  startSettings();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('display settings of a member', () => {
  it('come from the account to a device where nothing was chosen', async () => {
    stubApi({ [`GET ${PATH}`]: answer({ ...DEFAULTS, colorTheme: 'royal', updatedAt: NOON }) });
    stop = syncSettings(ME);
    await rest();
    expect(document.documentElement).toHaveAttribute('data-theme', 'royal');
    expect(JSON.parse(localStorage.getItem('accessibilitySettings')!)).toMatchObject({
      colorTheme: 'royal',
      updatedAt: NOON,
      member: ME,
    });
  });

  it('go to the account when they were changed here later', async () => {
    localStorage.setItem('accessibilitySettings', JSON.stringify({ ...DEFAULTS, fontSize: 20, updatedAt: LATER }));
    startSettings();
    const kept = { ...DEFAULTS, fontSize: 20, updatedAt: LATER };
    const calls = stubApi({ [`GET ${PATH}`]: answer({ ...DEFAULTS, updatedAt: NOON }), [`PUT ${PATH}`]: answer(kept) });
    stop = syncSettings(ME);
    await rest();
    expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: kept });
    expect(settingsStore.getState().settings.fontSize).toBe(20);
  });

  it('are sent once after many changes, and not sent back after they came from there', async () => {
    const calls = stubApi({
      [`GET ${PATH}`]: answer({ ...DEFAULTS, updatedAt: NOON }),
      [`PUT ${PATH}`]: (call) => answer(call.body as object),
    });
    stop = syncSettings(ME);
    await rest();
    for (const fontSize of [17, 18, 19]) changeSettings({ fontSize });
    await rest();
    await rest();
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'PUT']);
    expect(calls.at(-1)?.body).toMatchObject({ fontSize: 19 });
  });

  it('stay on the device while there is no connection, and go when it is back', async () => {
    stubApi({});
    stop = syncSettings(ME);
    await rest();
    changeSettings({ textSpacing: 1.5 });
    await rest();
    expect(settingsStore.getState().settings.textSpacing).toBe(1.5);
    const calls = stubApi({
      [`GET ${PATH}`]: answer({ ...DEFAULTS, updatedAt: NOON }),
      [`PUT ${PATH}`]: (call) => answer(call.body as object),
    });
    window.dispatchEvent(new Event('online'));
    await rest();
    expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { textSpacing: 1.5 } });
  });

  it('no longer follow the member who signed out', async () => {
    const calls = stubApi({ [`GET ${PATH}`]: answer({ ...DEFAULTS, updatedAt: null }) });
    syncSettings(ME)();
    await rest();
    changeSettings({ fontSize: 24 });
    await rest();
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });
});
