import { expect, test } from '@playwright/test';
import { isAsked } from '@waymark/testing/slices-asked';
import { deletionDone, inDatabase, leave } from '../support/deletions';
import { mailTo } from '../support/mailbox';
import { registerMember } from '../support/members';
import { signalServices } from '../support/service-process';

const SLICES = ['reviews', 'community', 'maps'].filter((one) => isAsked(one, 'account'));

/** Services that have confirmed to account that they hold no more data of the member. */
const confirmed = async (memberId: number): Promise<string[]> => {
  const rows = await inDatabase<{ slice: string }>(
    'account',
    'SELECT slice FROM data_delete_confirmation JOIN data_delete_request ON id = request_id WHERE user_id = $1',
    [memberId],
  );
  return rows.map(({ slice }) => slice).sort();
};

for (const slice of SLICES) {
  test(`a deletion waits for ${slice} when it does not answer, and is finished after it is back (A10.97)`, async ({
    request,
  }) => {
    const { id, email } = await registerMember(request);
    await signalServices('SIGSTOP', slice);
    try {
      await leave(request, email, 'delete');
      const others = SLICES.filter((one) => one !== slice).sort();
      await expect.poll(() => confirmed(id)).toEqual(others);
      const [asked] = await inDatabase<{ status: string }>(
        'account',
        'SELECT status FROM data_delete_request WHERE user_id = $1',
        [id],
      );
      expect(asked?.status).not.toBe('done');
    } finally {
      await signalServices('SIGCONT', slice);
    }
    await deletionDone(id);
  });
}

test('a deletion resumes after the account service is killed in the middle of it, again and again (A10.94)', async ({
  request,
}) => {
  const { id, email } = await registerMember(request);
  // While one service cannot confirm, the deletion is certainly incomplete.
  await signalServices('SIGSTOP', 'maps');
  try {
    await leave(request, email, 'delete');
    for (let time = 0; time < 2; time += 1) {
      await signalServices('SIGKILL', 'account');
      await expect(async () => expect((await request.get('/api/auth/user')).status()).toBe(401)).toPass();
    }
  } finally {
    await signalServices('SIGCONT', 'maps');
  }
  await signalServices('SIGKILL', 'account');
  await deletionDone(id);
  expect(await mailTo(request, email, 'Your account has been deleted')).toContain('Your account');
});

test('an export is finished when the slices come back one after another', async ({ request }) => {
  await registerMember(request);
  await signalServices('SIGSTOP', 'reviews', 'maps');
  try {
    expect((await request.post('/api/privacy/export')).status()).toBe(201);
  } finally {
    await signalServices('SIGCONT', 'reviews', 'maps');
  }
  await expect(async () => {
    const [newest] = (await (await request.get('/api/privacy/export')).json()) as {
      status: string;
      missing: string[];
    }[];
    expect(newest).toMatchObject({ status: 'ready', missing: [] });
  }).toPass();
});
