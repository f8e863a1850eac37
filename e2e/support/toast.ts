import type { Locator, Page } from '@playwright/test';

/** The notification with this text where it is seen: it is spoken from another place, in the same words. */
export const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text);
