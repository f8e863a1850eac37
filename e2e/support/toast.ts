import type { Locator, Page } from '@playwright/test';

/**
 * Returns the visible notification with this text. The announcement to screen readers is another element with the same
 * text.
 */
export const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text);
