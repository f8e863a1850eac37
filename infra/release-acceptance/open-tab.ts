import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumPath } from '@waymark/testing/browser/chromium-path';

/** A remote that does not load is tried twice, then the previous build: about ten seconds at most. */
const PATIENCE_MS = 20_000;

/** A person's tab, opened before a release and used after it. */
export class OpenTab {
  private readonly errors: string[] = [];

  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
  ) {
    page.on('pageerror', (error) => this.errors.push(String(error)));
  }

  /** @param cookie `name=value` of the person */
  static async open(address: string, cookie?: string): Promise<OpenTab> {
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    });
    const page = await browser.newPage();
    const [name = '', value = ''] = cookie?.split('=') ?? [];
    if (cookie) await page.context().addCookies([{ name, value, url: address }]);
    const tab = new OpenTab(browser, page);
    await tab.load(address);
    return tab;
  }

  /** Follows a link without a page load: the code behind it must still be there. Returns the errors. */
  async follow(link: string, heading: string): Promise<string[]> {
    await this.page.getByRole('link', { name: link, exact: true }).first().click();
    await this.page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: PATIENCE_MS });
    return this.errors;
  }

  /** Waits for this top heading; returns whether it appeared. */
  shows(heading: string): Promise<boolean> {
    const found = this.page.getByRole('heading', { level: 1, name: heading, exact: true });
    return found.waitFor({ timeout: PATIENCE_MS }).then(
      () => true,
      () => false,
    );
  }

  /** Returns the page's current text. */
  text(): Promise<string> {
    return this.page.getByRole('main').innerText();
  }

  async load(address: string): Promise<void> {
    await this.page.goto(address);
    await this.page.getByRole('heading', { level: 1 }).waitFor();
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}
