import { type APIRequestContext, expect } from '@playwright/test';

/** Returns the ID of the case about this content, once the content's service has confirmed that the content exists. */
export async function caseOf(staff: APIRequestContext, contentId: number | string): Promise<number> {
  let id: number | undefined;
  await expect(async () => {
    const cases = (await (await staff.get('/api/admin/cases?limit=100')).json()) as { id: number; contentId: string }[];
    id = cases.find((found) => found.contentId === String(contentId))?.id;
    expect(id).toBeDefined();
    const found = (await (await staff.get(`/api/admin/cases/${id}`)).json()) as { isThere: boolean | null };
    expect(found.isThere).toBe(true);
  }).toPass();
  return id ?? 0;
}

/** Reports content as an insult, as a member or a visitor. `caseOf` then returns the case's ID. */
export async function reportInsult(by: APIRequestContext, kind: string, contentId: number): Promise<void> {
  const body = { kind, contentId: String(contentId), reason: 'insult', words: '', email: '' };
  expect((await by.post('/api/reports', { data: body })).status()).toBe(201);
}
