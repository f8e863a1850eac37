/// <reference lib="dom" />
import '@testing-library/jest-dom';
import {
  accessibilityLook,
  DEFAULT_ACCESSIBILITY_SETTINGS,
  settingsAtStart,
  type SystemPreferences,
} from '@waymark/contracts-core';
import { FIRST_PAINT_SCRIPT } from './first-paint-script';

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
