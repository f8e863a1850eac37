import { expect, test, type Page } from '@playwright/test';
import { answered } from './answered';
import { JOURNEYS } from './journeys';
import { runSkew } from './run-skew';
import { AGES, openPages, versions } from './versions';
import { watchPage } from './watch-page';

const slices = Object.keys(versions());

async function openAll(page: Page, slice: string): Promise<void> {
  for (const path of openPages(slice)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
}

const preview = (chosen: string[]): string =>
  `/?override=${chosen.map((slice) => `${slice}@${versions()[slice]?.remote.old}`).join(',')}`;

for (const slice of slices) {
  for (const service of AGES) {
    test.describe(`${slice}: the ${service} service`, () => {
      test.beforeAll(() => runSkew('serve', slice, service));

      for (const remote of AGES) {
        test(`works with the ${remote} remote`, async ({ page }) => {
          const { remote: builds, origins } = versions()[slice] ?? {
            remote: { new: '', old: '' },
            origins: { new: [], old: [] },
          };
          const other = service === 'new' ? 'old' : 'new';
          const before = { served: await answered(origins[service]), other: await answered(origins[other]) };
          const { faults, loaded } = watchPage(page);
          await page.goto(remote === 'old' ? preview([slice]) : '/');
          await (JOURNEYS[slice] ?? ((opened) => openAll(opened, slice)))(page);
          expect(faults).toEqual([]);
          expect(loaded(slice)).toEqual([builds[remote]]);
          // Its pages alone need not ask the service anything.
          if (JOURNEYS[slice]) expect(await answered(origins[service])).toBeGreaterThan(before.served);
          expect(await answered(origins[other])).toBe(before.other);
        });
      }
    });
  }
}

test('the new shell opens every page of all old remotes', async ({ page }) => {
  const { faults, loaded } = watchPage(page);
  await page.goto(preview(slices));
  for (const slice of slices) await openAll(page, slice);
  expect(faults).toEqual([]);
  for (const slice of slices) expect(loaded(slice)).toEqual([versions()[slice]?.remote.old]);
});
