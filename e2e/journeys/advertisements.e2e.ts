import { expect, test, type Page } from '@playwright/test';

const SIZES = { inline: [728, 90], sidebar: [300, 250], compact: [320, 100], footer: [320, 50] } as const;
const ADS = Object.keys(SIZES).map((size) => ({
  size,
  image: `/r/ads/1/${size}.svg`,
  href: 'https://example.org/',
  alternativeText: `Ramps to rent, ${size}`,
}));

/** Serves the page as an operator with an ADS_FILE gets it. The pictures load late, as real ones do. */
async function withAds(page: Page): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('"mode":', `"ads":${JSON.stringify(ADS)},"mode":`);
    await route.fulfill({ response, body: html });
  });
  await page.route('/r/ads/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    const body =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 728 90"><rect width="728" height="90" fill="#046"/></svg>';
    await route.fulfill({ contentType: 'image/svg+xml', body });
  });
}

/** Returns how far the arriving pictures shifted the layout, as the browser scores it (0 is none). */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) =>
          list.getEntries().forEach((entry) => (sum += (entry as PerformanceEntry & { value: number }).value)),
        ).observe({ type: 'layout-shift' });
        const pictures = [...document.querySelectorAll<HTMLImageElement>('figure img')].filter((image) =>
          image.checkVisibility(),
        );
        for (const picture of pictures) picture.loading = 'eager';
        void Promise.all(pictures.map((picture) => picture.decode())).then(() => setTimeout(() => resolve(sum), 200));
      }),
  );

test('no advertisement and no place for one, unless the operator has some (S2.12, S2.13)', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Advertisement')).toHaveCount(0);
});

for (const [width, shown] of [
  [1440, ['inline', 'sidebar', 'footer']],
  [320, ['compact', 'sidebar', 'footer']],
] as const) {
  test(`advertisements at ${width} px are named, keep their place and load nothing from elsewhere`, async ({
    page,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost' && !request.url().startsWith('data:'))
        elsewhere.push(request.url());
    });
    await page.setViewportSize({ width, height: 900 });
    await withAds(page);
    await page.goto('/');
    await expect(page.getByText('Advertisement').filter({ visible: true })).toHaveCount(shown.length);
    const boxes = new Map<string, { width: number; height: number } | null>();
    for (const size of shown)
      boxes.set(size, await page.getByRole('link', { name: `Ramps to rent, ${size}` }).boundingBox());
    expect(await shiftsOf(page)).toBe(0);
    for (const size of shown) {
      const [wide, high] = SIZES[size];
      const box = boxes.get(size);
      expect(box?.width).toBeLessThanOrEqual(wide);
      expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(high / wide, 1);
      if (width === 1440) expect(Math.round(box?.width ?? 0)).toBe(wide);
    }
    expect(elsewhere).toEqual([]);
  });
}
