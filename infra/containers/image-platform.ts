import { execFile, spawnSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  freePort,
  startChildServer,
  startTestServers,
  until,
  type ChildServer,
  type TestServers,
} from '@waymark/testing';
import { publicKeyText } from '@waymark/registry';
import { imageProcess, type ImageProcess } from './image-process';

const SPAWN_MS = 150_000;

export interface Running {
  origin: string;
  /** Where a gateway serves metrics and details. */
  internalOrigin: string;
  image: ImageProcess;
  server: ChildServer;
  /** Returns the exit code of the image's own health check. */
  health(): number | null;
}

/** Runs images as plain processes beside real servers. Secrets come from files, as on a container platform. */
export class ImagePlatform {
  private readonly folder = mkdtempSync(join(tmpdir(), 'waymark-images-'));
  private readonly images: Record<string, ImageProcess> = {};
  private readonly started: ChildServer[] = [];
  private readonly keys = generateKeyPairSync('ed25519');
  private readonly identity = randomBytes(32).toString('hex');

  private constructor(private readonly servers: TestServers) {
    chmodSync(this.folder, 0o755);
    mkdirSync(join(this.folder, 'artefacts'), { mode: 0o777 });
    chmodSync(join(this.folder, 'artefacts'), 0o777);
  }

  static async start(): Promise<ImagePlatform> {
    return new ImagePlatform(await startTestServers());
  }

  get artefacts(): string {
    return join(this.folder, 'artefacts');
  }

  image(folder: string, stage: string): ImageProcess {
    const root = join(this.folder, folder.replaceAll('/', '-'), stage);
    return (this.images[root] ??= imageProcess(folder, stage, root));
  }

  /** The secrets of a slice's containers; names as in the compose file. */
  secretsOf(slice: string): Record<string, string> {
    const url = (role: string) => this.databaseUrl(slice, role);
    return this.asFiles(slice, {
      DATABASE_ADMIN_URL: this.servers.postgres?.url ?? '',
      MIGRATE_URL: url('owner'),
      DATABASE_URL: url('app'),
      ...this.shared(),
    });
  }

  private databaseUrl(slice: string, role: string): string {
    return `postgresql://${slice}_${role}:${role}-password@${new URL(this.servers.postgres?.url ?? '').host}/${slice}`;
  }

  shared(): Record<string, string> {
    return {
      // A list, because in containers there are three.
      NATS_URL: [this.servers.nats?.url, this.servers.nats?.url].join(','),
      REDIS_URL: this.servers.redis?.url ?? '',
      MEILI_KEY: this.servers.meilisearchKey,
      IDENTITY_SECRET: this.identity,
      PASSWORD_PEPPER: this.identity,
      SECRETS_KEY: this.identity,
      SMTP_URL: 'smtp://127.0.0.1:9',
      REGISTRY_PUBLIC_KEYS: publicKeyText(this.keys.publicKey),
      REGISTRY_SIGNING_KEY: this.keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    };
  }

  get meilisearch(): string {
    return this.servers.meilisearch?.url ?? '';
  }

  asFiles(owner: string, secrets: Record<string, string>): Record<string, string> {
    const folder = join(this.folder, 'secrets', owner);
    mkdirSync(folder, { recursive: true });
    return Object.fromEntries(
      Object.entries(secrets).map(([name, value]) => {
        writeFileSync(join(folder, name.toLowerCase()), `${value}\n`);
        return [`${name}_FILE`, join(folder, name.toLowerCase())];
      }),
    );
  }

  /** Runs a job to its end; returns its exit code and output. */
  job(
    image: ImageProcess,
    args: readonly string[],
    env: Record<string, string>,
  ): Promise<{ code: number; said: string }> {
    const options = image.args.filter((arg) => arg.startsWith('--'));
    const how = { cwd: image.cwd, env: { ...image.env, ...env }, timeout: SPAWN_MS, ...(image.user ?? {}) };
    return new Promise((resolve) => {
      const child = execFile(image.command, [...options, ...args], how, (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? 1, said: `${stdout}${stderr}` }),
      );
    });
  }

  async run(name: string, image: ImageProcess, settings: Record<string, string>): Promise<Running> {
    const [port, internalPort] = [String(await freePort()), String(await freePort())];
    const env = {
      ...image.env,
      ...settings,
      HOST: '127.0.0.1',
      PORT: port,
      INTERNAL_HOST: '127.0.0.1',
      INTERNAL_PORT: internalPort,
    };
    const server = startChildServer({
      name,
      command: image.command,
      args: image.args,
      cwd: image.cwd,
      env,
      user: image.user,
      logFile: join(this.folder, `${name}.log`),
      stopSignal: 'SIGTERM',
    });
    this.started.push(server);
    const origin = `http://127.0.0.1:${port}`;
    await until(name, SPAWN_MS, async () => ((await fetch(`${origin}/health/ready`)).ok ? true : null), server.death);
    const [check = '', ...args] = image.health ?? [];
    return {
      origin,
      internalOrigin: `http://127.0.0.1:${internalPort}`,
      image,
      server,
      health: () => spawnSync(check, args, { cwd: image.cwd, env, timeout: SPAWN_MS, ...(image.user ?? {}) }).status,
    };
  }

  async stop(): Promise<void> {
    await Promise.all(this.started.map((server) => server.stop()));
    await this.servers.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
