import { expect, test, type Locator } from '@playwright/test';

type Hue = 'green' | 'yellow' | 'red' | 'grey';

/** Returns the text's colour as a person would name it: the strongest of red, green and blue. */
async function hueOf(words: Locator): Promise<Hue> {
  const colour = await words.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  if (Math.max(red, green, blue) - Math.min(red, green, blue) < 40) return 'grey';
  if (green > red) return 'green';
  return green > blue + 30 ? 'yellow' : 'red';
}

const said = (percentage: number) => ({
  claim: 1,
  agrees: percentage,
  disagrees: 100 - percentage,
  people: 100,
  percentage,
  newestAnswerAt: '2026-01-05T10:00:00.000Z',
});

test('features and their verification have the documented colours, each with its word (S2.50, S5.26)', async ({
  page,
}) => {
  await page.route('**/api/venues/1', async (route) => {
    const venue = (await (await route.fetch()).json()) as object;
    const verifications = {
      WheelchairAccess: said(70),
      AccessibleToilets: said(69),
      SignLanguage: said(40),
      AudioDescription: said(39),
    };
    const claims = {
      claimedWheelchairAccess: 1,
      claimedAccessibleToilets: 1,
      claimedSignLanguage: 1,
      claimedAudioDescription: 1,
      claimedHearingLoop: 2,
    };
    await route.fulfill({ json: { ...venue, ...claims, offersFreeCarer: 0, claimedLiftAccess: 0, verifications } });
  });
  await page.goto('/venues/1');
  const general = page.getByRole('region', { name: 'General Accessibility Features' });
  await page.getByText(/ features not checked yet$/).click();
  const state = (word: string) =>
    page.getByRole('region', { name: 'What we know' }).getByText(word, { exact: true }).first();
  for (const [word, hue] of [
    ['Available', 'green'],
    ['Not Available', 'red'],
    ['Unknown', 'grey'],
  ] as const) {
    expect([word, await hueOf(state(word))]).toEqual([word, hue]);
  }
  for (const [feature, percentage, hue] of [
    ['Wheelchair access', 70, 'green'],
    ['Accessible toilets', 69, 'yellow'],
    ['Sign language', 40, 'yellow'],
    ['Audio description', 39, 'red'],
  ] as const) {
    await general.getByText(feature, { exact: true }).click();
    const words = general.getByText(`${percentage}% verified`, { exact: true });
    await expect(words).toBeVisible();
    expect([percentage, await hueOf(words)]).toEqual([percentage, hue]);
  }
});
