import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { registerMember } from '../support/members';

const PAGES = [
  ['/contact', 'Contact us'],
  ['/privacy-policy', 'Privacy policy'],
  ['/terms-of-service', 'Terms of service'],
  ['/cookie-policy', 'Cookie policy'],
  ['/install-app', 'Install as an app'],
] as const;

test('pages of words are the same with JavaScript off, and known to search engines (A2.87)', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const known = await (await request.get('/sitemaps/pages.xml')).text();
  for (const [path, title] of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(3);
    expect(await page.locator('meta[name=description]').getAttribute('content')).not.toBe('');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${path}$`));
    expect(known).toContain(`${path}</loc>`);
  }
  await context.close();
});

test('the footer groups its links as Platform, Community and Legal, and the More menu leads to Contact (A2.22, A2.23)', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  // The footer waits for the content above it.
  await expect(footer).toBeVisible();
  const linksOf = (group: string) =>
    footer.getByRole('navigation', { name: group }).getByRole('link').allTextContents();
  expect(await linksOf('Platform')).toEqual(expect.arrayContaining(['Colour Palette', 'Install as an App']));
  expect(await linksOf('Community')).toContain('Contact Us');
  expect((await linksOf('Legal')).slice(0, 3)).toEqual(['Privacy Policy', 'Terms of Service', 'Cookie Policy']);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Contact Us' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
});

test('the table of contents takes the keyboard along to its section', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'What you can do' })
    .press('Enter');
  await expect(page).toHaveURL(/#rights$/);
  await expect(page.getByRole('heading', { name: 'What you can do' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /Cookie policy: what is kept/ })).toBeFocused();
});

test('somebody who only reads gets no cookie, and signed in only the one that the policy names (A10.123)', async ({
  page,
  context,
}) => {
  for (const [path] of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(await context.cookies()).toEqual([]);
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await page.goto('/cookie-policy');
  for (const name of kept) await expect(page.getByRole('term').filter({ hasText: name })).toBeVisible();
});

test('the site can be put on a home screen: its manifest and icons are found from every page (A2.28)', async ({
  page,
  request,
}) => {
  await page.goto('/install-app');
  const manifest = await request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await manifest.json()) as { icons: { src: string }[] };
  const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  for (const path of [...icons.map(({ src }) => src), apple ?? '']) {
    const icon = await request.get(path);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png']);
  }
  // Chrome's own check of the page as an installable app. A test browser keeps its profile in memory, which counts as
  // private.
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test('an HTML mail runs nothing, looks like a letter, and is accessible in light and dark (A10.7)', async ({
  page,
  context,
}) => {
  const member = await registerMember(page.request);
  await page.goto('/mailbox');
  await page.getByRole('link', { name: new RegExp(member.email) }).click();
  const [letter] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open the HTML version in a new tab' }).click(),
  ]);
  await expect(letter.getByRole('heading', { level: 1, name: 'Confirm your email address' })).toBeVisible();
  const answer = await page.request.get(letter.url());
  expect(answer.headers()['content-security-policy']).toContain('sandbox');
  expect(await letter.locator('html').getAttribute('lang')).toBe('en-GB');
  // Axe is itself a script, so it reads the email in a page where scripts run.
  const read = await context.newPage();
  for (const colorScheme of ['light', 'dark'] as const) {
    await read.emulateMedia({ colorScheme });
    await read.setContent(await answer.text());
    // The email leaves the background colour to the mail program. Without one, axe assumes white.
    await read.addStyleTag({ content: 'html { background: Canvas }' });
    await expectAccessible(read);
  }
});
