import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { wholeChromiumPath } from '@waymark/testing/browser/chromium-path';

const FOLDER = join(import.meta.dirname, '../lighthouse');
const ARGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic'];

export type Device = 'mobile' | 'desktop';

/** The part of Lighthouse's report that is printed. */
export interface Report {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: { overallSavingsBytes?: number } }>;
}

interface Modules {
  lighthouse: (url: string, flags: object, config?: object) => Promise<{ lhr: Report } | undefined>;
  launch: (options: object) => Promise<{ port: number; kill(): void }>;
  desktop: object;
}

/** Lighthouse's packages are not part of the product: they have their own lock file and are installed on first use. */
async function load(): Promise<Modules> {
  if (!existsSync(join(FOLDER, 'node_modules'))) {
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: FOLDER, stdio: 'inherit' });
    if (status !== 0) throw new Error('Lighthouse could not be installed: npm ci in infra/bench/lighthouse fails.');
  }
  const from = (file: string) =>
    import(pathToFileURL(join(FOLDER, 'node_modules', file)).href) as Promise<Record<string, unknown>>;
  const [lighthouse, launcher, desktop] = await Promise.all([
    from('lighthouse/core/index.js'),
    from('chrome-launcher/dist/index.js'),
    from('lighthouse/core/config/desktop-config.js'),
  ]);
  return { lighthouse: lighthouse['default'], launch: launcher['launch'], desktop: desktop['default'] } as Modules;
}

/** Returns a function that loads a page in a new browser, without cache or storage of the site. */
export async function openLighthouse(): Promise<(url: string, device: Device) => Promise<Report>> {
  const { lighthouse, launch, desktop } = await load();
  return async (url, device) => {
    const chrome = await launch({ chromePath: wholeChromiumPath(), chromeFlags: ARGS, logLevel: 'silent' });
    try {
      const run = await lighthouse(
        url,
        { port: chrome.port, logLevel: 'error' },
        device === 'desktop' ? desktop : undefined,
      );
      if (!run) throw new Error(`Lighthouse has no report of ${url}`);
      return run.lhr;
    } finally {
      chrome.kill();
    }
  };
}
