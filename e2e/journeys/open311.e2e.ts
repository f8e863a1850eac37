import { expect, test } from '@playwright/test';
import { Open311Server } from '@waymark/testing/open311-server';
import { COUNCIL, DESK_PORT } from '../support/authorities';
import { lastTry, letTimePass } from '../support/handovers';
import { registerMember } from '../support/members';
import { untilShown } from '../support/until-shown';

const BASE = '/api/open311/v2';

interface Request {
  service_request_id: string;
  status: string;
  description: string;
}

test('a council’s program reports a problem, a member resolves it here, and the program reads that it is closed', async ({
  page,
  playwright,
  baseURL,
}) => {
  const description = `A sign blocks the whole pavement ${Date.now().toString(36)}`;
  // Calls as another organisation's program does: from elsewhere, without our cookies.
  const program = await playwright.request.newContext({
    ...(baseURL ? { baseURL } : {}),
    extraHTTPHeaders: { origin: 'https://council.example', 'sec-fetch-site': 'cross-site' },
  });
  const services = (await (await program.get(`${BASE}/services.json`)).json()) as { service_code: string }[];
  expect(services.map(({ service_code }) => service_code)).toContain('blocked');
  const sent = await program.post(`${BASE}/requests.json`, {
    form: { service_code: 'blocked', description, lat: '53.7996', long: '-1.5492', first_name: 'Robin' },
  });
  expect(sent.status()).toBe(201);
  const [receipt] = (await sent.json()) as { service_request_id: string }[];
  const id = receipt?.service_request_id ?? '';
  const asked = async () => {
    const [request] = (await (await program.get(`${BASE}/requests/${id}.json`)).json()) as Request[];
    return request;
  };
  expect(await asked()).toMatchObject({ service_request_id: id, status: 'open', description });

  await registerMember(page.request);
  await page.goto(`/footpath-reports/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Blocked' })).toBeVisible();
  await expect(page.getByText(description)).toBeVisible();
  await page.getByRole('button', { name: /^Mark Resolved/ }).click();
  await page.getByLabel('How do you know it is gone?').fill('The sign stands by the wall now.');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark Resolved' }).click();
  await expect(page.getByRole('button', { name: /^Reopen/ })).toBeVisible();
  expect(await asked()).toMatchObject({ status: 'closed' });
  await program.dispose();
});

test('a report reaches the council in the end, though its desk was away, hung and talked nonsense, and what it says comes back (M8.9)', async ({
  page,
}) => {
  const { latitude, longitude, name } = COUNCIL;
  const description = `Bins stand across the pavement ${Date.now().toString(36)}`;
  const answer = await page.request.post('/api/footpath-reports', {
    data: {
      latitude: latitude + Math.random() / 100,
      longitude: longitude + Math.random() / 100,
      issueType: 'blocked',
      description,
      reporterName: 'Robin Secret',
      reporterEmail: 'robin.secret@example.org',
    },
  });
  const { id } = (await answer.json()) as { id: number };
  const told = page.getByRole('region', { name: 'Who has been told' });
  const isSaid = (words: string | RegExp) =>
    untilShown(() => page.goto(`/footpath-reports/${id}`), told.getByText(words));
  await isSaid(/^Aberystwyth Town Council looks after the paths here. We will send them the report 15 minutes after/);

  // The authority's server is down.
  await letTimePass(id);
  await isSaid(
    /^Aberystwyth Town Council looks after the paths here. We have not been able to reach them yet, and will try again.$/,
  );
  await expect(told.getByRole('link', { name: 'Download the message (text)' })).toBeVisible();

  const desk = await Open311Server.start(DESK_PORT);
  try {
    for (const mood of ['fails', 'talks nonsense', 'sends a bomb', 'hangs'] as const) {
      desk.mood = mood;
      const [asked, before] = [desk.asked.length, await lastTry(id)];
      await letTimePass(id);
      await expect.poll(() => lastTry(id), { message: `it ${mood}` }).not.toBe(before);
      expect(desk.asked.length).toBeGreaterThan(asked);
      await isSaid(/have not been able to reach them yet/);
    }
    desk.mood = 'accepts';
    await letTimePass(id);
    await isSaid(new RegExp(`^${name} has had this report since `));
    await expect(told.getByText('S-1', { exact: true })).toBeVisible();
    expect(desk.records.map(({ fields }) => fields)).toEqual([
      expect.objectContaining({ service_code: 'OBSTRUCTION', jurisdiction_id: 'aberystwyth.example' }),
    ]);
    expect(desk.records[0]?.fields['description']).toContain(description);
    expect(JSON.stringify(desk.records)).not.toContain('Secret');
    expect(JSON.stringify(desk.records)).not.toContain('secret@');

    Object.assign(desk.records[0] ?? {}, { status: 'closed', status_notes: 'The bins were moved.' });
    await letTimePass(id);
    await isSaid(`${name} says that it has closed this report.`);
    await expect(told.getByText('The bins were moved.')).toBeVisible();
    await expect(told.getByText(/^It stays open here until someone who has been there says/)).toBeVisible();
    await expect(page.getByText('Open', { exact: true })).toBeVisible();
  } finally {
    await desk.stop();
  }
});
