import { expect, test } from '@playwright/test';
import { accessibilityButton, openPanel } from '../support/panel';

test.describe('on a small touch screen (S2.81)', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });

  test('the button can be dragged, never out of its bounds, and a press still opens the panel (S2.84)', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const box = async () => (await accessibilityButton(page).boundingBox())!;
    const finger = await page.context().newCDPSession(page);
    const drag = async (toX: number, toY: number) => {
      const { x, y, width, height } = await box();
      const from = { x: x + width / 2, y: y + height / 2 };
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
      for (const part of [0.3, 0.6, 1]) {
        const at = { x: from.x + (toX - from.x) * part, y: from.y + (toY - from.y) * part };
        await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
      }
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await drag(200, 400);
    await expect.poll(async () => (await box()).y).toBeGreaterThan(350);
    await drag(374, 699);
    await expect.poll(box).toMatchObject({ x: 375 - 120, y: 700 - 50 });
    await drag(0, 0);
    await expect.poll(box).toMatchObject({ x: 16, y: 16 });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await drag(200, 400);
    await page.reload();
    await expect.poll(async () => (await box()).y).toBeGreaterThan(350);
    await accessibilityButton(page).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect((await page.getByRole('dialog').boundingBox())?.width).toBe(340);
  });
});

test('the button is moved by keyboard as far as the window goes, and put back; the panel never covers it (SX.54)', async ({
  page,
}) => {
  const panel = await openPanel(page);
  const box = async () => (await accessibilityButton(page).boundingBox())!;
  const before = await box();
  for (const name of ['Right', 'Down']) {
    await panel.getByRole('button', { name, exact: true }).focus();
    for (let presses = 0; presses < 45; presses += 1) await page.keyboard.press('Enter');
  }
  const after = await box();
  expect(after.x + after.width).toBeLessThanOrEqual(1280);
  expect(after.y + after.height).toBeLessThanOrEqual(900);
  expect(after.y).toBeGreaterThan(700);
  const its = (await panel.boundingBox())!;
  expect(its.y + its.height).toBeLessThanOrEqual(after.y);
  await panel.getByRole('button', { name: 'Put it back' }).click();
  expect(await box()).toEqual(before);
});
