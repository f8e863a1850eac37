import type { SystemPreferences } from '@waymark/contracts-core';

const QUERIES: Record<keyof SystemPreferences, string> = {
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
};

const asks = (key: keyof SystemPreferences): boolean => window.matchMedia(QUERIES[key]).matches;

export const systemPreferences = (): SystemPreferences => ({
  dark: asks('dark'),
  reducedMotion: asks('reducedMotion'),
  moreContrast: asks('moreContrast'),
});

export function onSystemChange(listener: () => void): void {
  for (const query of Object.values(QUERIES)) window.matchMedia(query).addEventListener('change', listener);
}
