import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { Ajv } from 'ajv';
import { deployables } from '../containers/deployables';
import { readDockerfile } from '../containers/read-dockerfile';
import { PLACES } from '../secrets/places';
import { platformSecrets } from '../secrets/platform-secrets';
import { networksOf, readCompose, secretsOf, type ComposeService } from './read-compose';

const ROOT = join(import.meta.dirname, '../..');
const compose = readCompose(join(import.meta.dirname, 'docker-compose.yaml'));
const services = Object.entries(compose.services).map(([name, service]) => ({ name, service }));
const slices = deployables()
  .filter(({ kind }) => kind === 'service')
  .map(({ folder }) => folder.replace('services/', ''));
const service = (name: string): ComposeService => compose.services[name] ?? { image: '' };
const NATS = ['nats-1', 'nats-2', 'nats-3'];
/** Images with volumes that belong to root. Their containers have no capability at all. */
const ROOT_WITHOUT_RIGHTS = ['front', 'meilisearch'];

const SECRET = /SECRET$|PASSWORD$|PEPPER$|KEYS?$|KEYS_BEFORE$|(DATABASE|ADMIN|NATS|REDIS|SMTP|MIGRATE)_URL$/;

/** Other services in the same network. */
const reachable = (from: string): string[] => {
  const own = networksOf(service(from));
  return services
    .filter(({ name, service: other }) => name !== from && networksOf(other).some((network) => own.includes(network)))
    .map(({ name }) => name);
};

describe('the compose file (R6.10, R6.18)', () => {
  it('is what the Compose Specification allows', () => {
    const file = join(
      dirname(createRequire(import.meta.url).resolve('dclint/package.json')),
      'schemas/compose.schema.json',
    );
    const schema = { ...(JSON.parse(readFileSync(file, 'utf8')) as object), $schema: undefined };
    const validate = new Ajv({ strict: false, allErrors: true, logger: false }).compile(schema);
    expect([validate({ name: 'waymark', ...compose }), validate.errors]).toEqual([true, null]);
    expect(validate({ services: { one: { image: 'one', netwroks: [] } } })).toBe(false);
  });

  it('has a container for each deployable, built from its own Dockerfile (R6.1)', () => {
    const built = services.flatMap(({ service: { build } }) =>
      build ? [relative(ROOT, join(build.context, build.dockerfile))] : [],
    );
    expect([...new Set(built)].sort()).toEqual(
      deployables()
        .map(({ folder }) => `${folder}/Dockerfile`)
        .sort(),
    );
    for (const {
      service: { build, command, image },
    } of services.filter(({ service: { build } }) => build)) {
      const stages = readDockerfile(join(ROOT, build?.dockerfile ?? ''));
      expect(stages.map(({ name }) => name)).toContain(build?.target);
      expect(relative(ROOT, build?.context ?? '')).toBe('');
      expect(image).toMatch(/^\$\{IMAGES:-waymark\}\/[a-z-]+:\$\{VERSION:-local\}$/);
      if (command) expect(command[0]).toMatch(/\.js$/);
    }
  });

  it('names only what is there', () => {
    for (const { service: one } of services) {
      expect(Object.keys(one.depends_on ?? {}).filter((name) => !(name in compose.services))).toEqual([]);
      expect(networksOf(one).filter((name) => !(name in compose.networks))).toEqual([]);
      expect(secretsOf(one).filter((name) => !(name in compose.secrets))).toEqual([]);
      const named = (one.volumes ?? [])
        .filter((volume) => !volume.startsWith('/'))
        .map((volume) => volume.split(':')[0] ?? '');
      expect(named.filter((name) => !(name in compose.volumes))).toEqual([]);
    }
  });

  it('waits for what is healthy, and only for what says whether it is', () => {
    const asked = services.flatMap(({ service: { depends_on: needs = {} } }) =>
      Object.entries(needs)
        .filter(([, { condition }]) => condition === 'service_healthy')
        .map(([name]) => name),
    );
    const ours = deployables()
      .filter(({ kind }) => kind !== 'browser')
      .map(({ folder }) => folder.replace('services/', ''));
    expect([...new Set(asked)].filter((name) => !service(name).healthcheck && !ours.includes(name))).toEqual([]);
  });

  it('runs two of each service and of the gateway, and three nodes of the broker with streams on all of them (R6.9)', () => {
    for (const name of ['gateway', 'renderer', ...slices]) expect(service(name).deploy?.replicas).toBe(2);
    for (const slice of slices) expect(service(slice).environment).toMatchObject({ NATS_REPLICAS: '3' });
    expect(services.filter(({ service: { image } }) => image.startsWith('nats:')).map(({ name }) => name)).toEqual(
      NATS,
    );
  });
});

describe.each(services)('the container $name (R6.5)', ({ name, service: one }) => {
  it('runs as somebody who is not root, on a file system that it cannot write, without rights of the kernel', () => {
    expect([one.read_only, one.cap_drop, one.security_opt]).toEqual([true, ['ALL'], ['no-new-privileges:true']]);
    if (!ROOT_WITHOUT_RIGHTS.includes(name)) expect(one.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
  });

  it('has limits of memory and processor', () => {
    expect(one.deploy?.resources?.limits).toEqual({
      cpus: expect.any(String),
      memory: expect.stringMatching(/^\d+[MG]$/),
    });
  });

  it('gets exactly the secrets that it names, as files', () => {
    const variables = Object.entries(one.environment ?? {});
    const inClear = variables.filter(
      ([variable, value]) => SECRET.test(variable) && !value?.startsWith('file:/run/secrets/'),
    );
    expect(inClear).toEqual([]);
    const named = [...variables.map(([, value]) => value ?? ''), ...(one.command ?? [])].flatMap(
      (text) => /\/run\/secrets\/(\S+)$/.exec(text)?.[1] ?? [],
    );
    const mounted = secretsOf(one);
    expect(named.filter((secret) => !mounted.includes(secret))).toEqual([]);
    const whereWanted = ['nats_users.conf', ...PLACES['compose']!.byHand];
    expect(mounted.filter((secret) => !named.includes(secret) && !whereWanted.includes(secret))).toEqual([]);
  });
});

describe.each(slices)('the service %s', (slice) => {
  it('reaches its own database, the broker, and Redis or Meilisearch if it uses them, but no other slice (R6.12)', () => {
    const uses = { redis: 'REDIS_URL_FILE', meilisearch: 'MEILI_URL' };
    const own = ['back-up', 'database', 'postgres', 'first-data']
      .map((part) => `${slice}-${part}`)
      .filter((name) => name in compose.services);
    const used = Object.entries(uses)
      .filter(([, variable]) => variable in (service(slice).environment ?? {}))
      .map(([name]) => name);
    expect(reachable(slice).sort()).toEqual(['gateway', ...NATS, ...own, ...used].sort());
  });

  it('has a database that nobody else reaches', () => {
    const others = reachable(`${slice}-postgres`).filter((name) => name !== slice && !name.startsWith(`${slice}-`));
    expect(others.filter((name) => name !== 'meilisearch')).toEqual([]);
  });
});

it('has a renderer that reaches the gateway alone', () => expect(reachable('renderer')).toEqual(['gateway']));

it('opens no port but those of the front door, and lets no one out to the internet who does not need it', () => {
  expect(services.filter(({ service: { ports } }) => ports).map(({ name }) => name)).toEqual(['front']);
  const outside = Object.entries(compose.networks)
    .filter(([, network]) => !network?.internal)
    .map(([name]) => name);
  const people = services
    .filter(({ service: one }) => networksOf(one).some((network) => outside.includes(network)))
    .map(({ name }) => name);
  expect(people.sort()).toEqual(['account', 'community', 'front', 'gateway']);
});

it('has a back-up of each database and of every folder with photos, in one volume, which run only when asked', () => {
  const backUps = services.filter(({ name }) => name.endsWith('-back-up'));
  expect(backUps.map(({ name }) => name).sort()).toEqual([...slices, 'photos'].map((name) => `${name}-back-up`).sort());
  for (const { service: one } of backUps) {
    expect(one.profiles).toEqual(['back-up']);
    expect(one.volumes).toContain('back-up:/var/lib/postgresql');
    expect(one.image).toBe(service('reviews-postgres').image);
  }
  const photos = slices.flatMap((slice) =>
    (service(slice).volumes ?? []).filter((volume) => volume.endsWith(':/files')).map((volume) => volume.split(':')[0]),
  );
  const backedUp = (service('photos-back-up').volumes ?? []).map((volume) => volume.split(':')[0]);
  expect(backedUp.filter((volume) => volume !== 'back-up').sort()).toEqual(photos.sort());
});

it('finds each of its secrets among those that the command makes, and makes none that nobody uses', () => {
  const made = Object.keys(platformSecrets({}, slices, NATS, PLACES['compose']!.byHand));
  const wanted = Object.values(compose.secrets).map(({ file }) => relative(join(import.meta.dirname, 'secrets'), file));
  expect(wanted.sort()).toEqual(made.sort());
});
