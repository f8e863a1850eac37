import { expect, test } from '@playwright/test';

const CASES = [
  { path: '/', slice: 'reviews', data: '/api/reviews', content: 'What you can do here' },
  { path: '/venues/1', slice: 'reviews', data: '/api/venues/1', content: 'No access information yet' },
  { path: '/trip-blogs/1', slice: 'community', data: '/api/trip-blogs/1', content: 'Day by day' },
];

for (const { path, slice, data, content } of CASES) {
  test(`${path} needs two network waves: the page, then everything it names`, async ({ page }) => {
    const requested: string[] = [];
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const afterContent = new Set<string>();
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.exposeFunction('askedAfterContent', (url: string) => afterContent.add(new URL(url).pathname));
    // Told as it is asked for: an observer of the document hears of the content only after what the same task asks for.
    await page.addInitScript((heading) => {
      const { askedAfterContent } = window as unknown as { askedAfterContent: (url: string) => void };
      const note = (url: string) => {
        if (document.querySelector('main')?.textContent?.includes(heading))
          askedAfterContent(new URL(url, location.href).href);
      };
      const { fetch } = window;
      window.fetch = (input, init) => {
        note(input instanceof Request ? input.url : String(input));
        return fetch(input, init);
      };
      const { appendChild } = Node.prototype;
      Node.prototype.appendChild = function <T extends Node>(this: Node, child: T): T {
        if (child instanceof HTMLScriptElement) note(child.src);
        else if (child instanceof HTMLLinkElement) note(child.href);
        return appendChild.call(this, child) as T;
      };
    }, content);
    await page.route('**/r/**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    // Scripts are held back: what is asked for now, the page itself asked for.
    await expect
      .poll(() => requested.includes(data) && requested.some((url) => url.startsWith(`/r/${slice}/`)))
      .toBe(true);
    // A busy browser sends what the page names one after another: all of it is the second wave.
    const named = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[rel$="preload"], script[src]')].map(
          (one) => new URL('src' in one ? one.src : one.href).pathname,
        ),
      );
    await expect.poll(async () => (await named()).filter((path) => !requested.includes(path))).toEqual([]);
    const secondWave = new Set(requested);
    // Nobody is signed in, which the page came with: one call less, and no 401 in the console.
    expect(requested).not.toContain('/api/auth/user');
    release();
    await expect(page.getByRole('heading', { name: content })).toBeVisible();
    // Nothing waits for these: the late part of the frame comes when the browser has nothing else to do.
    const aside = ['/api/health', '/api/telemetry'];
    const isAside = (url: string) => aside.includes(url) || url.endsWith('/late-frame.js');
    const later = requested.filter((url) => !secondWave.has(url) && /\.js$|^\/api\//.test(url) && !isAside(url));
    // What other slices add to the page comes when it stands, and holds up nothing.
    await expect.poll(() => later.filter((url) => !afterContent.has(url))).toEqual([]);
    // A preload that asked for another hash than the script would be fetched a second time.
    const scripts = requested.filter((url) => url.endsWith('.js'));
    expect(scripts.filter((url, at) => scripts.indexOf(url) !== at)).toEqual([]);
  });
}
