import { generateKeyPairSync, createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Kvm } from '@nats-io/kv';
import { connect } from '@nats-io/transport-node';
import {
  GATEWAY_REPORT_SUBJECT,
  natsServers,
  REGISTRY_BUCKET,
  remoteBuildSchema,
  withdrawnKey,
  type GatewayReport,
  type RemoteBuild,
  type ReleaseTally,
} from '@waymark/contracts-core';
import { openEntry, publicKeysOf, signAsGateway, signingKey, type SigningKey } from '@waymark/registry';
import { startTestServers } from '@waymark/testing';
import { openRegistry } from '../src/registry/open-registry';
import { registryWriter } from '../src/registry/registry-writer';
import type { Environment } from '../src/environments/environment';
import type { Session } from '../src/environments/open-session';
import { whatVisitorsSee } from '../src/registry/read-all-releases';
import { readRelease } from '../src/registry/read-release';
import type { ReleaseContext, ReleaseOptions } from '../src/steps/release-context';
import { UndoList } from '../src/steps/run-steps';

/** Programs that a spec starts find their packages here. */
export const CHECKOUT = join(import.meta.dirname, '../../..');

export const newKey = (): SigningKey =>
  signingKey(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }) as string);

/** Starts a broker, a site with a folder of artefacts, and a registry reader that trusts one key, like a gateway. */
export async function startReleaseHouse() {
  const servers = await startTestServers({ nats: true });
  const connection = await connect(natsServers(servers.nats?.url ?? ''));
  await openRegistry(connection);
  const registry = await new Kvm(connection).open(REGISTRY_BUCKET);
  const root = mkdtempSync(join(tmpdir(), 'waymark-release-'));
  const artefactsDir = join(root, 'artefacts');
  const key = newKey();
  const trusted = publicKeysOf([key.publicKey]);
  const tallies: ReleaseTally[] = [];

  const site = createServer(({ url = '' }, response) => {
    try {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(join(artefactsDir, url)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));

  connection.subscribe(GATEWAY_REPORT_SUBJECT, {
    callback: (_error, message) => void report().then((said) => message.respond(JSON.stringify(said))),
  });

  /** Returns what the gateway serves for the slice's two halves, and why it does not accept the newest. */
  async function report(): Promise<GatewayReport> {
    const sequences: Record<string, number> = {};
    const refused: Record<string, string> = {};
    for (const key of ['remote.maps', 'service.maps']) {
      for await (const entry of await registry.history({ key })) {
        const opened = openEntry(entry.key, entry.string(), { publicKeys: trusted });
        if (opened.ok && 'sequence' in opened.entry.value) sequences[entry.key] = opened.entry.value.sequence;
        if (opened.ok) delete refused[entry.key];
        else refused[entry.key] = opened.reason;
      }
    }
    return { gateway: 'g1', revision: 1, sequences, refused, tallies };
  }

  const environment: Environment = {
    name: 'local',
    natsUrl: servers.nats?.url ?? '',
    signer: key,
    trusted,
    artefactsDir,
    origin: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    watchSeconds: 0,
    ownerUrl: () => '',
    packService: () => Promise.reject(new Error('This slice has no service')),
    startService: () => Promise.resolve([]),
    retireService: () => Promise.resolve(),
    isOwnOrigin: () => true,
  };

  /** Writes a build of mfe-maps; each file contains the version, padded to `bytes`. */
  function build(version: string, files = ['remoteEntry.js', 'map.js'], bytes = 0) {
    const content = version.padEnd(bytes, ' ');
    const dist = join(root, 'mfe-maps/dist');
    rmSync(dist, { recursive: true, force: true });
    const url = (file: string) => `/r/maps/${version}/${file}`;
    const integrity = Object.fromEntries(
      files.map((file) => [url(file), `sha384-${createHash('sha384').update(content).digest('base64')}`]),
    );
    for (const file of files) write(`mfe-maps/dist/${file}`, content);
    const manifest = { name: 'maps', routes: [{ path: '/map', page: 'map', title: 'Map' }] };
    const made = remoteBuildSchema.parse({
      slice: 'maps',
      version,
      entry: url('remoteEntry.js'),
      preload: [],
      preloadByPage: { map: [url('map.js')] },
      integrity,
      manifest,
      requires: {},
    });
    write('mfe-maps/dist/publish.json', JSON.stringify(made));
    return made;
  }

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }

  const writerOf = (signer: SigningKey, by: string) => registryWriter(registry, signer, by, trusted);

  /** Returns the session for a command; `said` returns its output. */
  function session(by = 'ada', own: Partial<Environment> = {}): Session & { said(): string } {
    const lines: string[] = [];
    return {
      root,
      connection,
      environment: { ...environment, ...own },
      writer: writerOf(own.signer ?? key, by),
      say: (line) => void lines.push(line),
      close: () => Promise.resolve(),
      said: () => lines.join('\n'),
    };
  }

  /** Returns the context for the steps of a release. */
  function release(
    part: Pick<ReleaseContext, 'page' | 'service'>,
    options: Partial<ReleaseOptions> = {},
    own: Partial<Environment> = {},
  ): ReleaseContext & { said(): string } {
    const command = session('ada', own);
    return {
      ...command,
      ...part,
      options: { slice: 'maps', weight: 5, hold: false, again: false, ...options },
      signal: new AbortController().signal,
      undo: new UndoList(),
      whatVisitorsSee: () => whatVisitorsSee(command.writer, 'maps'),
    };
  }

  const livePage = async () => (await readRelease(writerOf(key, 'reader'), 'remote', 'maps')).value;
  const pageOf = async (made: RemoteBuild): Promise<NonNullable<ReleaseContext['page']>> => ({
    kind: 'remote',
    folder: 'mfe-maps',
    sources: {},
    changed: [],
    build: made,
    live: await livePage(),
  });

  return {
    root,
    environment,
    connection,
    registry,
    tallies,
    build,
    write,
    session,
    release,
    livePage,
    /** Returns the release part for these pages. */
    pageOf,
    writerOf,
    /** Withdraws a version as a gateway does, with a secret that no reader here has. */
    async withdraw(version: string) {
      const key = withdrawnKey('maps', version);
      const said = { slice: 'maps', version, reason: '', errors: 10, loads: 20, at: new Date().toISOString() };
      await registry.put(key, JSON.stringify(signAsGateway(key, said, Buffer.alloc(32))));
    },
    async stop() {
      await connection.close();
      await new Promise((resolve) => site.close(resolve));
      await servers.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
