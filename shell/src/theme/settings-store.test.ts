import { jest } from '@jest/globals';
import { DEFAULT_ACCESSIBILITY_SETTINGS } from '@waymark/contracts-core';
import { stubMatchMedia } from '../test-support/match-media';
import { changeSettings, settingsStore, startSettings } from './settings-store';

const KEY = 'accessibilitySettings';
const DARK = '(prefers-color-scheme: dark)';
const root = document.documentElement;
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as Record<string, unknown>;

let system: ReturnType<typeof stubMatchMedia>;
beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('style');
  system = stubMatchMedia();
});

describe('accessibility settings (S3.22, S4.22, S4.27, S4.33)', () => {
  it('start from the system and follow it while nothing is stored, and store nothing then', () => {
    startSettings();
    expect(root).not.toHaveClass('dark');
    system.set([DARK, '(prefers-contrast: more)', '(prefers-reduced-motion: reduce)']);
    expect(root).toHaveClass('dark', 'high-contrast');
    expect(root.style.getPropertyValue('--motion-duration')).toBe('0s');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('are applied and saved at once, and win over the system from then on', () => {
    startSettings();
    changeSettings({ darkMode: true, colorTheme: 'warm', fontSize: 20 });
    expect(root).toHaveClass('dark');
    expect(root).toHaveAttribute('data-theme', 'warm');
    expect(root.style.fontSize).toBe('125%');
    expect(stored()).toMatchObject({
      ...DEFAULT_ACCESSIBILITY_SETTINGS,
      darkMode: true,
      colorTheme: 'warm',
      fontSize: 20,
    });
    system.set([]);
    expect(root).toHaveClass('dark');
  });

  it('keep the page dark when something else made it so', () => {
    startSettings();
    root.classList.add('dark');
    changeSettings({ fontSize: 18 });
    expect(stored()).toMatchObject({ darkMode: true, fontSize: 18 });
  });

  it('are read with care: a broken object gives the defaults, a wrong field its own (S4.26)', () => {
    localStorage.setItem(KEY, '{"fontSize":');
    startSettings();
    expect(settingsStore.getState()).toMatchObject({ settings: DEFAULT_ACCESSIBILITY_SETTINGS, updatedAt: null });
    localStorage.setItem(KEY, JSON.stringify({ fontSize: 'huge', darkMode: true, updatedAt: 5 }));
    startSettings();
    expect(settingsStore.getState().settings).toEqual({ ...DEFAULT_ACCESSIBILITY_SETTINGS, darkMode: true });
  });

  it('follow what another tab of this browser changed', () => {
    startSettings();
    localStorage.setItem(KEY, JSON.stringify({ ...DEFAULT_ACCESSIBILITY_SETTINGS, colorTheme: 'nature' }));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(root).toHaveAttribute('data-theme', 'nature');
  });

  it('read their storage once on load and write it once for each change (S7.30)', () => {
    const [read, write] = [jest.spyOn(Storage.prototype, 'getItem'), jest.spyOn(Storage.prototype, 'setItem')];
    startSettings();
    expect([read.mock.calls, write.mock.calls]).toEqual([[[KEY]], []]);
    changeSettings({ fontSize: 18 });
    changeSettings({ textSpacing: 1.2, darkMode: true });
    expect(write.mock.calls.map(([key]) => key)).toEqual([KEY, KEY]);
    read.mockRestore();
    write.mockRestore();
  });

  it('work where the browser refuses its storage', () => {
    const storage = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
    const refused = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { configurable: true, get: refused });
    startSettings();
    changeSettings({ fontSize: 22 });
    Object.defineProperty(window, 'localStorage', storage);
    expect(root.style.fontSize).toBe('137.5%');
  });
});
