import { join } from 'node:path';
import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { scanFiles, scanStreams } from '@waymark/testing';
import { Redis } from 'ioredis';
import { deletionDone, inDatabase, leave } from '../support/deletions';
import { phonePhoto } from '../support/phone-photo';
import { DATA_DIR } from '../support/platform';
import { makeReview, makeVenue } from '../support/reviews';
import { runningPlatform } from '../support/running-platform';
import { scanDatabases, scanWritten } from '../support/scan-platform';

const MARK = `zqgone${Date.now().toString(36)}`;
const EMAIL = `${MARK}@example.org`;
const PASSWORD = 'long walk along the river';

/** On failure, reports the response body, which says what the test did wrong. */
async function sent(answer: Promise<APIResponse>): Promise<{ id: number }> {
  const response = await answer;
  expect(response.ok(), await response.text()).toBe(true);
  return response.status() === 204 ? { id: 0 } : ((await response.json()) as { id: number });
}

/** A member who used every feature, with a marked value in every field. */
async function markedMember(request: APIRequestContext) {
  const { id } = await sent(
    request.post('/api/auth/register', {
      data: {
        email: EMAIL,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        displayName: `${MARK} Person`,
        username: `${MARK}.user`,
        consentToDataProcessing: true,
      },
    }),
  );
  await sent(
    request.post('/api/accessibility-preferences', {
      data: { requiresHearingLoop: 1, additionalNeeds: `${MARK} note`, consentToHealthData: true },
    }),
  );
  await sent(
    request.put('/api/profile/public', {
      data: {
        publicBio: `${MARK} bio`,
        interests: [],
        profileVisibility: 'public',
        showLocation: true,
        showEmail: true,
        travelStyle: 'solo',
      },
    }),
  );
  await sent(
    request.put('/api/profile/accessibility', {
      data: { mobilityNeeds: ['Ramps'], visualNeeds: [], hearingNeeds: [], cognitiveNeeds: [], favoriteVenueTypes: [] },
    }),
  );
  await sent(
    request.post('/api/feedback', {
      data: { type: 'suggestion', subject: `${MARK} subject`, message: `${MARK} message`, userEmail: EMAIL },
    }),
  );
  const venueId = await makeVenue(request, `Quiet Corner ${Date.now().toString(36)}`);
  const photo = (await sent(
    request.post('/api/reviews/photos', {
      multipart: { photo: { name: 'door.jpg', mimeType: 'image/jpeg', buffer: phonePhoto() } },
    }),
  )) as unknown as { id: string; url: string };
  const words = `${MARK} words about the place`;
  const { id: reviewId } = await sent(
    request.post('/api/reviews', {
      data: {
        venueId,
        reviewerName: `${MARK} Person`,
        disabilityType: 'mobility',
        consentToHealthData: true,
        showDisabilityType: true,
        detailedReview: words,
        content: words,
        mobilityRating: 2,
        verifyHearingLoop: 1,
        photos: [{ id: photo.id, description: `${MARK} door` }],
      },
      headers: { 'idempotency-key': `${MARK}-key` },
    }),
  );
  // Sign-in methods that need a device. Only their rows matter here.
  await inDatabase(
    'account',
    `INSERT INTO passkey (member_id, credential_id, user_handle, public_key, counter, is_backed_up, name) VALUES ($1, $2, $2, '\\x00', 0, false, $3)`,
    [id, `${MARK}-credential`, `${MARK} key`],
  );
  await inDatabase('account', 'INSERT INTO platform_user (member_id, issuer, sub, email) VALUES ($1, $2, $3, $4)', [
    id,
    'https://issuer.example',
    `${MARK}-sub`,
    EMAIL,
  ]);
  return { id, venueId, reviewId, photo };
}

/** Makes Redis write its file, as it does by itself within a minute. It may be doing so at this moment. */
async function writeRedisFile(): Promise<void> {
  const redis = new Redis(runningPlatform().services['account']?.['REDIS_URL'] ?? '');
  try {
    await expect(async () => expect(await redis.save()).toBe('OK')).toPass({ timeout: 30_000 });
  } finally {
    redis.disconnect();
  }
}

test('deleting a member leaves no row and no search hit with their identifiers in any database, index, cache or file (A11.20)', async ({
  request,
  playwright,
  baseURL,
}) => {
  test.setTimeout(360_000);
  const other = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const stamp = Date.now().toString(36);
  await sent(
    other.post('/api/auth/register', {
      data: {
        email: `stays${stamp}@example.org`,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        displayName: 'Somebody Else',
        username: `stays.${stamp}`,
        consentToDataProcessing: true,
      },
    }),
  );
  const member = await markedMember(request);
  const theirs = await makeReview(other, member.venueId, 'A review of somebody who stays here.', 5);
  await sent(request.post(`/api/reviews/${theirs}/vote`, { data: { isHelpful: true } }));
  await sent(other.post(`/api/reviews/${member.reviewId}/vote`, { data: { isHelpful: true } }));
  await sent(request.post('/api/privacy/export'));

  const texts = { texts: [MARK] };
  const everything = { texts: [MARK], memberId: member.id };
  const before = await scanDatabases(everything);
  // Proves that the scan can fail: before the member leaves, it finds them in every service with data.
  for (const table of [
    'account.user',
    'account.user_profile',
    'account.passkey',
    'account.platform_user',
    'account.outbox',
    'reviews.review',
    'reviews.review_photo',
    'reviews.vote',
    'reviews.answer',
    'reviews.member',
    'community.feedback',
  ]) {
    expect(before.map(({ place }) => place)).toContain(table);
  }
  expect((await scanStreams(runningPlatform().services['account']?.['NATS_URL'] ?? '', texts)).length).toBeGreaterThan(
    0,
  );

  await leave(request, EMAIL, 'delete');
  await deletionDone(member.id);

  expect(await scanDatabases(texts)).toEqual([]);
  expect(await scanWritten(texts)).toEqual([]);
  for (const folder of ['photos', 'logs', 'nats']) expect(await scanFiles(join(DATA_DIR, folder), texts)).toEqual([]);
  // Redis rewrites its file a minute after a change, so a recent file can still contain the session.
  await writeRedisFile();
  expect(await scanFiles(join(DATA_DIR, 'redis'), texts)).toEqual([]);
  // Only the ID is left: tombstones, the proof of deletion, and the record that keeps the member from being created
  // again.
  const left = (await scanDatabases(everything)).map(({ place }) => place).sort();
  expect(left).toEqual([
    'account.data_delete_request',
    'account.deleted_member',
    'account.outbox',
    'community.deleted_member',
    'community.outbox',
    'maps.deleted_member',
    'maps.outbox',
    'reviews.deleted_member',
    'reviews.outbox',
  ]);
  for (const slice of ['account', 'reviews', 'community', 'maps']) {
    const kept = await inDatabase<{ type: string }>(
      slice,
      `SELECT DISTINCT type FROM outbox WHERE data @> jsonb_build_object('memberId', $1::int) OR data @> jsonb_build_object('authorId', $1::int)`,
      [member.id],
    );
    expect(kept).toEqual([{ type: slice === 'account' ? 'account.member.deleted.v1' : `${slice}.member.erased.v1` }]);
  }
  const farewells = [/^account\.member\.deleted\.v1$/, /^\w+\.member\.erased\.v1$/];
  expect(await scanStreams(runningPlatform().services['account']?.['NATS_URL'] ?? '', everything, farewells)).toEqual(
    [],
  );

  expect((await other.get(member.photo.url)).status()).toBe(404);
  expect((await other.get(`/api/user-profiles/${member.id}`)).status()).toBe(404);
  expect(await (await other.get(`/api/reviews?q=${MARK}`)).json()).toEqual([]);
  expect(await (await other.get(`/api/venues/search?q=${MARK}`)).json()).toEqual([]);
  const stays = (await (await other.get(`/api/reviews?venueId=${member.venueId}`)).json()) as {
    id: number;
    helpfulCount: number;
  }[];
  expect(stays).toMatchObject([{ id: theirs, helpfulCount: 0 }]);
  expect(await (await other.get(`/api/venues/${member.venueId}`)).json()).toMatchObject({
    reviewCount: 1,
    averageRating: 5,
  });
  // The HTML for search engines is cached for a while.
  await expect(async () =>
    expect(await (await other.get(`/venues/${member.venueId}`)).text()).not.toContain(MARK),
  ).toPass({ timeout: 90_000 });
  await other.dispose();
});
