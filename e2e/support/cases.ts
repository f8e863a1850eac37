import { type APIRequestContext, expect } from '@playwright/test';

/** The number of the case about this content, once the slice that keeps it has said that it is there. */
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

/** Whoever this is, a visitor too, reports it as an insult; the number of the case is then told by `caseOf`. */
export async function reportInsult(by: APIRequestContext, kind: string, contentId: number): Promise<void> {
  const body = { kind, contentId: String(contentId), reason: 'insult', words: '', email: '' };
  expect((await by.post('/api/reports', { data: body })).status()).toBe(201);
}
