import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { authoritiesEnv } from './authorities';
import { DATA_DIR, PLATFORM_PORT, REPOSITORY } from './platform';
import { PROVIDER_ENV } from './provider-env';

/** The collector runs only while a journey examines traces, and only pages that ask for it are traced. */
const TRACES_ENV = {
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${PLATFORM_PORT + 1_000}`,
  OTEL_TRACES_SAMPLER_ARG: '0',
};

const ORIGIN = `http://localhost:${PLATFORM_PORT}`;
const START_LIMIT_MS = 8 * 60_000;

/** Starts the whole platform as `npm start` does and waits until it responds. The returned function stops it. */
export default async function startPlatform(): Promise<() => Promise<void>> {
  if (process.env['E2E_REUSE']) return async () => undefined;
  if (await answers()) throw new Error(`Something else already answers at ${ORIGIN}: stop it or set E2E_REUSE=1.`);
  // Does not clear a folder that the caller chose.
  if (!process.env['E2E_DATA_DIR']) startAfresh();
  mkdirSync(DATA_DIR, { recursive: true });
  const log = createWriteStream(join(DATA_DIR, 'start.log'));
  const platform = spawn(
    process.execPath,
    ['infra/local/start.mjs', '--replicas', process.env['E2E_REPLICAS'] ?? '1'],
    {
      cwd: REPOSITORY,
      env: {
        ...process.env,
        ...PROVIDER_ENV,
        ...TRACES_ENV,
        ...authoritiesEnv(),
        PORT: String(PLATFORM_PORT),
        WAYMARK_DATA_DIR: DATA_DIR,
        SEED: 'sample',
        NOTICE_MAIL_SECONDS: '1',
        TIME_LIMIT_FACTOR: '4',
        RATE_LIMIT_FACTOR: '100',
        AUTH_LIMIT_FACTOR: '100',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  platform.stdout.pipe(log, { end: false });
  platform.stderr.pipe(log, { end: false });
  const ended = new Promise<number | null>((resolve) => platform.once('exit', resolve));
  await ready(ended);
  return async () => {
    platform.kill('SIGTERM');
    await ended;
  };
}

/**
 * Data of an earlier run, such as hostile texts, would appear in this run's lists. Its logs stay until the next run,
 * to find out why it failed.
 */
function startAfresh(): void {
  const earlier = `${DATA_DIR}-logs-before`;
  rmSync(earlier, { recursive: true, force: true });
  if (existsSync(join(DATA_DIR, 'logs'))) renameSync(join(DATA_DIR, 'logs'), earlier);
  rmSync(DATA_DIR, { recursive: true, force: true });
}

async function answers(): Promise<boolean> {
  return fetch(`${ORIGIN}/api/health`, { signal: AbortSignal.timeout(2000) }).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function ready(ended: Promise<number | null>): Promise<void> {
  let code: number | null | undefined;
  void ended.then((exit) => (code = exit ?? 1));
  const until = Date.now() + START_LIMIT_MS;
  while (Date.now() < until) {
    if (code !== undefined) throw new Error(`The platform ended with ${code}; see .local/e2e/start.log.`);
    if ((await answers()) && (await seeded())) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The platform did not start in 8 minutes; see .local/e2e/start.log.');
}

// On a first start, the gateway responds before all venues are loaded, and search finds some before it knows all towns.
async function seeded(): Promise<boolean> {
  const answer = await fetch(`${ORIGIN}/api/search?q=theatre+in+leeds`).catch(() => null);
  if (answer?.ok !== true) return false;
  const { results, stillLoading } = (await answer.json()) as { results: unknown[]; stillLoading: unknown };
  return results.length > 0 && stillLoading === null;
}
