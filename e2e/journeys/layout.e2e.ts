import { expect, type Page, test } from '@playwright/test';
import { nextStop } from '../support/focus-walk';
import { storeLook } from '../support/look';
import { registerMember } from '../support/members';
import { storeNeeds } from '../support/needs';
import { accessibilityButton, openPanel } from '../support/panel';
import { makeTrip } from '../support/trips';

// Positions on screen and on paper that no general rule covers.

const SIZE = { width: 1280, height: 900 };
const WIDE = 1_720;

async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('nothing that floats over a page is printed, and every law of the chosen country is', async ({ page }) => {
  await open(page, '/legal-rights#canada');
  await expect(page.getByText('Checked on').first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  const floating = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((one) => one.checkVisibility() && /fixed|sticky/.test(getComputedStyle(one).position))
      .map((one) => one.outerHTML.slice(0, 80)),
  );
  expect(floating).toEqual([]);
  const days = page.getByText('Checked on');
  await expect(days).toHaveCount(5);
  for (const day of await days.all()) await expect(day).toBeVisible();
  for (const gone of [page.getByRole('tablist'), page.getByRole('button', { name: 'Print this page' })])
    await expect(gone).toBeHidden();
});

test('a printed access passport is alone on the page, black on white, also in dark mode', async ({ page }) => {
  await storeLook(page, { darkMode: true, highContrast: true });
  await storeNeeds(page, ['requiresLiftAccess']);
  await open(page, '/access-passport');
  const card = page.getByRole('region', { name: 'Access passport' });
  await expect(card.getByRole('img', { name: /QR code/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(card).toBeVisible();
  for (const gone of [page.getByRole('banner'), page.getByRole('button', { name: 'Print the card' })])
    await expect(gone).toBeHidden();
  await expect(card.getByRole('heading', { name: 'Access passport' })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('the widgets of each page are in their corners', async ({ page, context }) => {
  await page.setViewportSize(SIZE);
  await open(page);
  const panel = (await accessibilityButton(page).boundingBox())!;
  expect(panel.y).toBeLessThan(120);
  expect(Math.abs(panel.x + panel.width / 2 - SIZE.width / 2)).toBeLessThan(10);
  const feedback = page.getByRole('button', { name: 'Feedback', exact: true });
  await expect(feedback).toBeVisible();
  // The button covers nothing: in a window this wide the corner is free, and the button moves away on scrolling.
  await page.setViewportSize({ width: WIDE, height: SIZE.height });
  await expect(async () => {
    const corner = (await feedback.boundingBox())!;
    expect(WIDE - corner.x - corner.width).toBeLessThan(50);
    expect(Math.abs(SIZE.height - corner.y - corner.height)).toBeLessThan(50);
  }).toPass();
  await page.mouse.wheel(0, 400);
  await expect(feedback).not.toBeInViewport();
  await page.setViewportSize(SIZE);
  await context.setOffline(true);
  const lost = (await page.getByText('Connection lost').boundingBox())!;
  expect(lost.y).toBeLessThan(200);
  expect(lost.x).toBeGreaterThan(SIZE.width / 2);
});

test('the feedback button covers nothing at the end of a page on a small screen (S2.72, S2.78)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  const feedback = page.getByRole('button', { name: 'Feedback', exact: true });
  await expect(feedback).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.getByRole('contentinfo').boundingBox();
  const button = await feedback.boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
});

test('the list of venues is at most 20 rem high (S9.11)', async ({ page }) => {
  await open(page);
  await page.getByRole('combobox').fill('london');
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option').nth(4)).toBeVisible();
  const [height, scrolls] = await list.evaluate((box) => [
    box.getBoundingClientRect().height,
    box.scrollHeight > box.clientHeight,
  ]);
  expect(height).toBeLessThanOrEqual(20 * 16);
  expect(scrolls).toBe(true);
});

test('the panel is as wide and as high as documented, and fits with the largest text (S2.85)', async ({ page }) => {
  for (const [width, itsWidth] of [
    [320, 288],
    [1440, 420],
  ] as const) {
    await page.setViewportSize({ width, height: SIZE.height });
    const box = (await (await openPanel(page)).boundingBox())!;
    expect(box.width).toBe(itsWidth);
    expect(box.height).toBeLessThanOrEqual(0.8 * SIZE.height);
  }
});

test('each control of the panel is seen and in front when it has the focus, on the lowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 320 });
  await storeLook(page, { darkMode: true });
  const panel = await openPanel(page);
  // The button appears after 2 s, in the corner where the panel ends on a small screen.
  await expect(page.getByRole('button', { name: /feedback/i })).toBeVisible();
  const problems: string[] = [];
  let stops = 0;
  for (let stop = await nextStop(page); await panel.isVisible(); stop = await nextStop(page)) {
    stops += 1;
    if (stop?.problem) problems.push(`${stop.name} ${stop.problem}`);
  }
  expect(problems).toEqual([]);
  expect(stops).toBeGreaterThan(12);
});

test('on a trip without days nothing cuts the focus ring of the comment field', async ({ page }) => {
  await registerMember(page.request);
  await page.setViewportSize({ width: 1440, height: SIZE.height });
  await page.goto(`/trip-blogs/${await makeTrip(page.request, 'A day out')}`);
  const field = page.getByRole('textbox', { name: /^Your comment on this trip/ });
  await field.focus();
  const cutting = await field.evaluate((element) => {
    const ring = 6;
    const box = element.getBoundingClientRect();
    const cutters: string[] = [];
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const { left, right } = around.getBoundingClientRect();
      const isCutting = getComputedStyle(around).overflowX !== 'visible';
      if (isCutting && (box.left - ring < left || box.right + ring > right))
        cutters.push(around.outerHTML.slice(0, 80));
    }
    return cutters;
  });
  expect(cutting).toEqual([]);
});
