import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { NEEDS, type Need } from '@waymark/contracts-account';

/** The page is loaded with these needs kept in the browser, as for somebody who saved them without an account. */
export async function storeNeeds(page: Page, needs: readonly Need[]): Promise<void> {
  const record = JSON.stringify({ needs, additionalNeeds: '', preferredCommunicationMethod: null });
  await page.addInitScript((text) => localStorage.setItem('waymark-needs', text), record);
}

/** Saves needs in the account of the member who is signed in. */
export async function saveNeeds(request: APIRequestContext, needs: readonly Need[]): Promise<void> {
  const flags = Object.fromEntries(NEEDS.map((need) => [need, needs.includes(need) ? 1 : 0]));
  const answer = await request.post('/api/accessibility-preferences', {
    data: { ...flags, consentToHealthData: true },
  });
  expect(answer.status()).toBe(201);
}
