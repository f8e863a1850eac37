import { type APIRequestContext, expect } from '@playwright/test';

/** Suspends a member through the staff API. */
export async function suspendMember(admin: APIRequestContext, memberId: number): Promise<void> {
  const answer = await admin.post(`/api/admin/members/${memberId}/suspend`, {
    data: { reason: 'A test of what a suspended member may do.' },
  });
  expect(answer.ok()).toBe(true);
}
