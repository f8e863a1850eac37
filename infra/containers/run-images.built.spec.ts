import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deployables } from './deployables';
import { ImagePlatform, type Running } from './image-platform';

const ORIGIN = 'https://waymark.example';
const SETTINGS = { LOG_LEVEL: 'warn', PUBLIC_ORIGIN: ORIGIN, SESSION_COOKIE_SECURE: 'true' };
const of = (kind: string) => deployables().filter((deployable) => deployable.kind === kind).map(({ folder }) => folder);
const slices = of('service').map((folder) => folder.replace('services/', ''));

const running: Record<string, Running> = {};
let platform: ImagePlatform;
const files = (folder: string): string[] => readdirSync(folder, { recursive: true }).map(String);

beforeAll(async () => (platform = await ImagePlatform.start()), 120_000);
afterAll(async () => platform.stop(), 60_000);

/** Each variable that its image or a slice of the compose file sets beside the secrets. */
const settingsOf = (slice: string, kept: string): Record<string, string> =>
  slice === 'reviews' ? { ...SETTINGS, MEILI_URL: platform.meilisearch, PHOTO_DIR: kept } : SETTINGS;

// In the order in which containers start: each step stands on the one before.
describe('what containers run, as plain processes with only the files of their images', () => {
  it.each(slices)('the job of %s makes its database and roles, migrates it, and finds nothing to do the second time', (slice) => {
    const image = platform.image(`services/${slice}`, 'jobs');
    const prepare = () => platform.job(image, image.args.filter((arg) => !arg.startsWith('--')), platform.secretsOf(slice));
    expect(prepare()).toEqual({ code: 0, said: expect.stringContaining(`${slice}: applied 0001_init`) });
    expect(prepare()).toEqual({ code: 0, said: `${slice}: up to date\n` });
  }, 60_000);

  it.each(slices)('the service %s becomes ready with secrets from files, and its health check says so', async (slice) => {
    const image = platform.image(`services/${slice}`, 'service');
    const before = files(image.cwd);
    const secrets = platform.secretsOf(slice);
    const service = (running[slice] = await platform.run(slice, image, { ...secrets, ...settingsOf(slice, join(image.root, 'files')) }));
    expect(service.health()).toBe(0);
    expect(files(image.cwd)).toEqual(before);
  }, 90_000);

  it.each(slices)('the job of %s tells the registry where it is reached', (slice) => {
    const image = platform.image(`services/${slice}`, 'jobs');
    const env = { ...platform.secretsOf(slice), ARTEFACTS_DIR: platform.artefacts, SERVICE_ORIGINS: running[slice]?.origin ?? '' };
    const { code, said } = platform.job(image, ['infra/jobs/register.js', `services/${slice}`], env);
    expect([code, said]).toEqual([0, expect.stringMatching(new RegExp(`^${slice} [0-9a-f]{12} is reached at http`))]);
  }, 60_000);

  it.each(of('browser'))('the image of %s publishes its build', (folder) => {
    const image = platform.image(folder, 'publish');
    const env = { ...platform.asFiles('publish', platform.shared()), ARTEFACTS_DIR: platform.artefacts };
    const { code, said } = platform.job(image, image.args.filter((arg) => !arg.startsWith('--')), env);
    expect([code, said]).toEqual([0, expect.stringContaining('is published')]);
  }, 60_000);

  it('the gateway serves the page, its scripts and each service', async () => {
    const image = platform.image('gateway', 'gateway');
    const before = files(image.cwd);
    const gateway = (running['gateway'] = await platform.run('gateway', image, { ...platform.asFiles('gateway', platform.shared()), ...SETTINGS, ARTEFACTS_DIR: platform.artefacts }));
    expect(gateway.health()).toBe(0);
    const page = await (await fetch(gateway.origin)).text();
    const script = /\/r\/shell\/[^"' ]+\.js/.exec(page)?.[0];
    expect((await fetch(`${gateway.origin}${script}`)).status).toBe(200);
    const parts = ((await (await fetch(`${gateway.origin}/health/ready`)).json()) as { parts: Record<string, string> }).parts;
    expect(parts).toEqual(Object.fromEntries(['nats', 'redis', ...slices].map((name) => [name, 'up'])));
    expect(files(image.cwd)).toEqual(before);
  }, 60_000);

  it('each ends in order when it is told to, and its health check then says no', async () => {
    for (const process_ of Object.values(running)) {
      await process_.server.stop();
      expect(process_.server.death()).toMatch(/^ended \(code 0\)/);
    }
    expect(running['gateway']?.health()).toBe(1);
  }, 60_000);
});
