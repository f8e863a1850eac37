import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '@waymark/testing';
import { deployables } from './deployables';
import { ensureBuilt } from './ensure-built';
import { ImagePlatform, type Running } from './image-platform';

const SETTINGS = { LOG_LEVEL: 'warn', PUBLIC_ORIGIN: 'https://waymark.example', SESSION_COOKIE_SECURE: 'true' };
const of = (kind: string) =>
  deployables()
    .filter((deployable) => deployable.kind === kind)
    .map(({ folder }) => folder);
const slices = of('service').map((folder) => folder.replace('services/', ''));

const running: Record<string, Running> = {};
let platform: ImagePlatform;
const files = (folder: string): string[] => readdirSync(folder, { recursive: true }).map(String);
const plainArgs = (args: readonly string[]) => args.filter((arg) => !arg.startsWith('--'));

/** Answers of the same act for each slice, all at once, by slice. */
async function each<T>(names: readonly string[], act: (name: string) => Promise<T>): Promise<Record<string, T>> {
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await act(name)] as const)));
}
const forEach = <T>(names: readonly string[], value: (name: string) => T): Record<string, T> =>
  Object.fromEntries(names.map((name) => [name, value(name)]));

beforeAll(async () => {
  ensureBuilt();
  platform = await ImagePlatform.start();
}, 600_000);
afterAll(async () => platform.stop(), 60_000);

// In the order in which containers start: each step depends on the previous one.
describe('what containers run, as plain processes with only the files of their images and secrets from files (R6.21)', () => {
  it('a job of each slice makes its database and roles, migrates it, and finds nothing to do the second time', async () => {
    const prepare = (slice: string) => {
      const image = platform.image(`services/${slice}`, 'jobs');
      return platform.job(image, plainArgs(image.args), platform.secretsOf(slice));
    };
    expect(await each(slices, prepare)).toEqual(
      forEach(slices, (slice) => ({ code: 0, said: expect.stringContaining(`${slice}: applied 0001_init`) as string })),
    );
    expect(await each(slices, prepare)).toEqual(
      forEach(slices, (slice) => ({ code: 0, said: `${slice}: up to date\n` })),
    );
  }, 180_000);

  it('each service becomes ready, writes nothing beside its own code, and its health check says so (R6.22)', async () => {
    await each(slices, async (slice) => {
      const image = platform.image(`services/${slice}`, 'service');
      const photos = { PHOTO_DIR: join(image.root, 'files') };
      const settings: Record<string, Record<string, string>> = {
        reviews: { MEILI_URL: platform.meilisearch, ...photos },
        maps: photos,
        community: photos,
      };
      const own = settings[slice] ?? {};
      const before = files(image.cwd);
      running[slice] = await platform.run(slice, image, { ...platform.secretsOf(slice), ...SETTINGS, ...own });
      expect(files(image.cwd)).toEqual(before);
    });
    expect(forEach(slices, (slice) => running[slice]?.health())).toEqual(forEach(slices, () => 0));
  }, 180_000);

  it('a job of each slice registers the address of its service', async () => {
    const said = await each(slices, (slice) => {
      const env = {
        ...platform.secretsOf(slice),
        ARTEFACTS_DIR: platform.artefacts,
        SERVICE_ORIGINS: running[slice]?.origin ?? '',
      };
      return platform.job(
        platform.image(`services/${slice}`, 'jobs'),
        ['infra/jobs/register.js', `services/${slice}`],
        env,
      );
    });
    expect(said).toEqual(
      forEach(slices, (slice) => ({
        code: 0,
        said: expect.stringMatching(new RegExp(`^${slice} [0-9a-f]{12} is reached at http`)) as string,
      })),
    );
  }, 120_000);

  it('the images of shell and remotes publish their builds (R6.23)', async () => {
    const secrets = platform.asFiles('publish', platform.shared());
    const said = await each(of('browser'), (folder) => {
      const image = platform.image(folder, 'publish');
      return platform.job(image, plainArgs(image.args), { ...secrets, ARTEFACTS_DIR: platform.artefacts });
    });
    expect(said).toEqual(
      forEach(of('browser'), () => ({ code: 0, said: expect.stringContaining('is published') as string })),
    );
    const kept = readdirSync(join(platform.artefacts, 'contracts')).sort();
    expect(kept).toEqual([...of('browser'), ...slices].sort());
  }, 120_000);

  it('the gateway serves the page, its scripts and each service (R6.24)', async () => {
    const image = platform.image('gateway', 'gateway');
    const before = files(image.cwd);
    const gateway = (running['gateway'] = await platform.run('gateway', image, {
      ...platform.asFiles('gateway', platform.shared()),
      ...SETTINGS,
      ARTEFACTS_DIR: platform.artefacts,
    }));
    expect(gateway.health()).toBe(0);
    const page = await (await fetch(gateway.origin)).text();
    const script = /\/r\/shell\/[^"' ]+\.js/.exec(page)?.[0];
    expect((await fetch(`${gateway.origin}${script}`)).status).toBe(200);
    const up = forEach(['nats', 'redis', ...slices], () => 'up');
    // A part that responds too late on a busy machine counts as down at that moment.
    const parts = await until('all parts', 30_000, async () => {
      const { parts } = (await (await fetch(`${gateway.internalOrigin}/health/ready`)).json()) as { parts: typeof up };
      return Object.values(parts).every((state) => state === 'up') ? parts : null;
    });
    expect(parts).toEqual(up);
    expect(files(image.cwd)).toEqual(before);
  }, 120_000);

  it('each shuts down in order on request, and its health check then fails (R6.25)', async () => {
    await Promise.all(Object.values(running).map(({ server }) => server.stop()));
    expect(forEach(Object.keys(running), (name) => running[name]?.server.death())).toEqual(
      forEach(Object.keys(running), () => expect.stringMatching(/^ended \(code 0\)/) as string),
    );
    expect(running['gateway']?.health()).toBe(1);
  }, 60_000);
});
