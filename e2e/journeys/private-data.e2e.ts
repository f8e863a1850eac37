import { expect, type Page, test } from '@playwright/test';
import { OpenRequests } from '@waymark/testing/browser/open-requests';
import { registerMember } from '../support/members';
import { makeReview, makeVenue } from '../support/reviews';
import { scanDatabases, scanWritten } from '../support/scan-platform';

// Searches everywhere for needs, disability types, email addresses, passwords and tokens, with values that cannot occur
// by chance.
test('personal data stays where it belongs: none in logs, events, caches, the index, metrics or addresses (A11.19)', async ({
  page,
}) => {
  const mark = Date.now().toString(36);
  const note = `zq-note-${mark}: I tire quickly`;
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));

  const member = await registerMember(page.request);
  await saveNeeds(page, note);
  const venueId = await makeVenue(page.request, `Quiet Café ${mark}`);
  await makeReview(page.request, venueId, `Calm and step-free, ${mark}.`);
  await walk(page, venueId, mark);
  const session = (await page.context().cookies()).find(({ name }) => name === 'sid')?.value ?? '';
  // An open page would notice the end of the session and reload while the next one opens.
  await page.goto('about:blank');
  await page.request.post('/api/auth/logout');
  await signInByForm(page, member);
  await askForLink(page, member.email);
  const token = await mailedToken(page, member.email);

  const secrets = [member.password, note, token, session];
  const health = ['requiresQuietSpaces', 'additionalNeeds', 'disabilityType', 'zq-note-'];
  expect(await scanWritten({ texts: [...secrets, member.email, ...health] })).toEqual([]);
  // The mailbox may hold the email itself; it represents the member's own mailbox.
  expect(
    (await scanDatabases({ texts: secrets })).filter(
      ({ mark: found, place }) => !(found === token && place === 'account.mail'),
    ),
  ).toEqual([]);
  expect(await scanDatabases({ texts: [member.email] }, ['reviews', 'maps', 'community'])).toEqual([]);
  const leaked = [...secrets, member.email, ...health].filter((text) =>
    addresses.some((address) => address.includes(text)),
  );
  expect(leaked).toEqual([]);
});

async function saveNeeds(page: Page, additionalNeeds: string): Promise<void> {
  const data = {
    requiresQuietSpaces: 1,
    requiresStepFreeAccess: 1,
    additionalNeeds,
    preferredCommunicationMethod: 'written',
    consentToHealthData: true,
  };
  expect((await page.request.post('/api/accessibility-preferences', { data })).status()).toBe(201);
  const lists = {
    mobilityNeeds: ['Ramps'],
    visualNeeds: [],
    hearingNeeds: ['Captions'],
    cognitiveNeeds: [],
    favoriteVenueTypes: [],
  };
  expect((await page.request.put('/api/profile/accessibility', { data: lists })).ok()).toBe(true);
}

/** Opens the pages that know or show what the member needs. */
async function walk(page: Page, venueId: number, mark: string): Promise<void> {
  const requests = new OpenRequests(page);
  for (const path of [
    `/search?q=${mark}`,
    `/venues/${venueId}`,
    '/accessibility-preferences',
    '/user-profile',
    '/account/security',
    '/account/privacy',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await requests.quiet();
  }
}

async function signInByForm(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('/');
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: /reset/i }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
}

/** Returns the token of the newest email with a reset link, once it is sent. */
async function mailedToken(page: Page, email: string): Promise<string> {
  let token = '';
  await expect(async () => {
    const heads = (await (await page.request.get('/api/auth/mailbox')).json()) as { id: string; to: string }[];
    for (const { id } of heads.filter(({ to }) => to === email)) {
      const { text } = (await (await page.request.get(`/api/auth/mailbox/${id}`)).json()) as { text: string };
      token ||= /reset-password\S*token=([\w-]+)/.exec(text)?.[1] ?? '';
    }
    expect(token).not.toBe('');
  }).toPass();
  return token;
}
