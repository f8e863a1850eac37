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
    // Recorded at the moment of the request: a mutation observer would report the content only after the requests of
    // the same task.
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
    // Scripts are blocked, so the page itself sent these requests.
    await expect
      .poll(() => requested.includes(data) && requested.some((url) => url.startsWith(`/r/${slice}/`)))
      .toBe(true);
    // A busy browser requests the files that the page names one by one. All of them count as the second wave.
    const named = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[rel$="preload"], script[src]')].map(
          (one) => new URL('src' in one ? one.src : one.href).pathname,
        ),
      );
    await expect.poll(async () => (await named()).filter((path) => !requested.includes(path))).toEqual([]);
    const secondWave = new Set(requested);
    // The page already says that nobody is signed in. This saves one request and a 401 in the console.
    expect(requested).not.toContain('/api/auth/user');
    release();
    await expect(page.getByRole('heading', { name: content })).toBeVisible();
    // Nothing waits for these: the late frame loads when the browser is idle.
    const aside = ['/api/health', '/api/telemetry'];
    const isAside = (url: string) => aside.includes(url) || url.endsWith('/late-frame.js');
    const later = requested.filter((url) => !secondWave.has(url) && /\.js$|^\/api\//.test(url) && !isAside(url));
    // Parts of other remotes load after the page's content and delay nothing.
    await expect.poll(() => later.filter((url) => !afterContent.has(url))).toEqual([]);
    // If a preload's hash differed from the script's, the script would be fetched twice.
    const scripts = requested.filter((url) => url.endsWith('.js'));
    expect(scripts.filter((url, at) => scripts.indexOf(url) !== at)).toEqual([]);
  });
}
