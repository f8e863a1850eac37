import type { Page } from '@playwright/test';
import type { AccessibilitySettings } from '@waymark/contracts-core';

export type Look = Partial<AccessibilitySettings>;

/** Loads the page with these settings stored, as if chosen on an earlier visit. */
export async function storeLook(page: Page, look: Look): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('accessibilitySettings', text), JSON.stringify(look));
}

/** Changes the colours of the open page as the panel does, without a page load for each. */
export async function showColours(
  page: Page,
  { darkMode = false, highContrast = false, colorTheme = 'default' }: Look,
): Promise<void> {
  await page.evaluate(
    ({ dark, contrast, theme }) => {
      const root = document.documentElement;
      root.classList.toggle('dark', dark);
      root.classList.toggle('high-contrast', contrast);
      root.dataset['theme'] = theme;
    },
    { dark: darkMode, contrast: highContrast, theme: colorTheme },
  );
}
