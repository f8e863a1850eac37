import { type APIRequestContext, expect } from '@playwright/test';
import { withClient } from '@waymark/testing';
import { mailTo } from './mailbox';
import { runningPlatform } from './running-platform';

/** Runs one SQL statement in a service's database, with the owner's rights. */
export async function inDatabase<T extends object>(
  slice: string,
  statement: string,
  values: unknown[] = [],
): Promise<T[]> {
  const url = runningPlatform().ownerUrls[slice] ?? '';
  return withClient(url, async (client) => (await client.query(statement, values)).rows as T[]);
}

/** Returns the link in the email that confirms a deletion. */
export async function deletionLink(request: APIRequestContext, email: string): Promise<string> {
  const text = await mailTo(request, email, 'Do you want to delete your account?');
  return /https?:\/\/\S+\/account\/delete#token=[\w-]+/.exec(text)?.[0] ?? '';
}

/** Requests and confirms the deletion of the signed-in member through the API. */
export async function leave(request: APIRequestContext, email: string, reviews: 'anonymise' | 'delete'): Promise<void> {
  expect((await request.post('/api/privacy/delete', { data: { reviews } })).status()).toBe(201);
  const token = (await deletionLink(request, email)).split('#token=')[1];
  expect((await request.post('/api/privacy/delete/confirm', { data: { token } })).status()).toBe(200);
}

/** Waits until every service has confirmed and account has erased its own data. */
export async function deletionDone(memberId: number): Promise<void> {
  await expect(async () => {
    const [row] = await inDatabase<{ status: string }>(
      'account',
      'SELECT status FROM data_delete_request WHERE user_id = $1 ORDER BY requested_at DESC',
      [memberId],
    );
    expect(row?.status).toBe('done');
  }).toPass();
}
