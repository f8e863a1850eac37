import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../support/addresses';
import { signInAs } from '../support/sign-in';

/** Pages that show parts of other remotes. */
const WITH_PARTS = ['/', '/venues/1', '/search?q=leeds'];

/** Visitors and members get the same text on all staff pages, and staff see the other pages as members do. */
function seenBy(who: 'visitor' | 'member' | 'admin'): string[] {
  const all = addresses().map(({ path, access }) => ({
    path: path.replace(/:\w+/g, '1'),
    isOfStaff: access === 'moderator' || access === 'admin',
  }));
  const ofStaff = all.filter(({ isOfStaff }) => isOfStaff).map(({ path }) => path);
  const others = all.filter(({ isOfStaff }) => !isOfStaff).map(({ path }) => path);
  return who === 'admin'
    ? [...WITH_PARTS, ...ofStaff]
    : ['/no-such-page', ...WITH_PARTS, ...others, ...ofStaff.slice(0, 1)];
}

/** Returns the violations of the page's content security policy while these paths were open. */
async function violations(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => void found.push(text));
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellViolation: (text: string) => void }).tellViolation;
    const note = (event: SecurityPolicyViolationEvent) =>
      tell(`${location.pathname}: ${event.effectiveDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}`);
    document.addEventListener('securitypolicyviolation', note);
  });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  }
  return found;
}

test.describe.configure({ mode: 'parallel' });

for (const who of ['visitor', 'member', 'admin'] as const) {
  test(`no page does what its policy forbids, for a ${who}`, async ({ page }) => {
    // Each test opens all addresses.
    test.slow();
    if (who !== 'visitor') await signInAs(page.request, who);
    expect(await violations(page, seenBy(who))).toEqual([]);
  });
}

test('no later script can replace the page’s policy or create another one', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const made = await page.evaluate(() =>
    ['default', 'webpack', 'waymark', 'other'].filter((name) => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
      };
      try {
        return Boolean(
          trustedTypes.createPolicy(name, {
            createHTML: (text: string) => text,
            createScriptURL: (url: string) => url,
          }),
        );
      } catch {
        return false;
      }
    }),
  );
  expect(made).toEqual([]);
});
