import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { signInAs } from '../support/sign-in';
import { toast } from '../support/toast';

/** Visitors must see what staff publish within this time. */
const SECONDS = { timeout: 5_000, intervals: [250] };
const MONTH = new Date().toISOString().slice(0, 'YYYY-MM'.length);
const CHARITY = `/admin/content?kind=charity&key=${MONTH}`;
const BANNER_API = '/api/admin/kept/banner/site';

test('a moderator drafts, an admin publishes and undoes, and visitors see it within seconds (F10.13)', async ({
  browser,
  page,
}) => {
  const name = `Ramps for All ${Date.now()}`;
  const [drafting, publishing] = await Promise.all([browser.newContext(), browser.newContext()]);
  await signInAs(drafting.request, 'moderator');
  const desk = await drafting.newPage();
  await desk.setViewportSize({ width: 320, height: 700 });
  await desk.goto('/admin/content');
  await expect(desk.getByRole('link', { name: 'Banner for planned work' })).toBeVisible();

  // By keyboard only: from field to field, in the order of the form.
  await desk.goto(CHARITY);
  await desk.getByLabel(/^Its name/).focus();
  const typed = [name, 'It builds ramps.', '1,200', 'ramps built', '', '', '', '', '', '', 'Its website'];
  for (const text of [...typed, 'https://ramps.example/']) {
    await desk.keyboard.press('ControlOrMeta+a');
    await desk.keyboard.press('Delete');
    if (text) await desk.keyboard.type(text);
    await desk.keyboard.press('Tab');
  }
  await expect(desk.getByRole('region', { name: 'Preview' }).getByText(name)).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Save the draft' })).toBeFocused();
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(/and an admin must publish it/)).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Publish the draft' })).toHaveCount(0);

  await signInAs(publishing.request, 'admin');
  const admin = await publishing.newPage();
  await admin.goto(CHARITY);
  await admin.getByRole('button', { name: 'Publish the draft' }).click();
  await expect(toast(admin, 'Everyone can see it now')).toBeVisible();
  const withoutScripts = async () => (await page.request.get('/chosen-charity')).text();
  await expect.poll(withoutScripts, SECONDS).toContain(name);
  await page.goto('/chosen-charity');
  await expect(page.getByText(name)).toBeVisible();

  await expect(admin.getByText(/^Version \d+: Published on .+ by /).first()).toBeVisible();
  await admin.getByRole('button', { name: 'Unpublish' }).click();
  await expect(toast(admin, 'Unpublished')).toBeVisible();
  await expect.poll(withoutScripts, SECONDS).not.toContain(name);
});

/** A UK local time, some days from now. */
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);

async function publishBanner(staff: APIRequestContext): Promise<number> {
  const { revision, number } = (await (await staff.get(BANNER_API)).json()) as { revision: number; number: number };
  const content = {
    ...{ kind: 'banner', heading: 'Search pauses for an hour', text: 'You can read every page meanwhile.' },
    ...{ from: inDays(2), until: inDays(3), linkLabel: '', linkHref: '' },
  };
  expect((await staff.put(`${BANNER_API}/draft`, { data: { revision, number, content } })).status()).toBe(200);
  const published = await staff.post(`${BANNER_API}/publish`, { data: { revision: revision + 1, number } });
  expect(published.status()).toBe(200);
  return number + 1;
}

test('planned work is announced on every page, once, also without scripts, until it is withdrawn', async ({
  browser,
}) => {
  const staff = await browser.newContext();
  await signInAs(staff.request, 'admin');
  const number = await publishBanner(staff.request);
  const region = (page: Page) => page.getByRole('region', { name: 'Planned work on this site' });
  try {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 320, height: 700 } });
      const page = await context.newPage();
      await expect
        .poll(async () => (await context.request.get('/')).text(), SECONDS)
        .toContain('Search pauses for an hour');
      await page.goto('/');
      await expect(region(page)).toHaveCount(1);
      await expect(region(page)).toContainText(/From \w+day, \w+ \d+, \d{4}, \d+:\d\d [AP]M to .+, UK time\./);
      if (javaScriptEnabled) {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // The end of the maintenance, as a page that stays open shows it.
        await page.evaluate(() =>
          document
            .getAnimations()
            .filter((each) => each instanceof CSSAnimation && each.animationName === 'waymark-over')
            .forEach((each) => each.finish()),
        );
        await expect(region(page)).toHaveCount(0);
      }
      await context.close();
    }
  } finally {
    expect((await staff.request.post(`${BANNER_API}/withdraw`, { data: { number } })).status()).toBe(200);
  }
  await expect.poll(async () => (await staff.request.get('/')).text(), SECONDS).not.toContain('waymark-banner');
});
