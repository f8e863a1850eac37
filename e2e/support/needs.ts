import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { NEEDS, type Need } from '@waymark/contracts-account';

/** Loads the page with these needs stored in the browser, as if saved without an account. */
export async function storeNeeds(page: Page, needs: readonly Need[]): Promise<void> {
  const record = JSON.stringify({ needs, additionalNeeds: '', preferredCommunicationMethod: null });
  await page.addInitScript((text) => localStorage.setItem('waymark-needs', text), record);
}

/** Saves needs in the signed-in member's account. */
export async function saveNeeds(request: APIRequestContext, needs: readonly Need[]): Promise<void> {
  const flags = Object.fromEntries(NEEDS.map((need) => [need, needs.includes(need) ? 1 : 0]));
  const answer = await request.post('/api/accessibility-preferences', {
    data: { ...flags, consentToHealthData: true },
  });
  expect(answer.status()).toBe(201);
}
