import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sliceManifestSchema } from '@waymark/contracts-core';
import type { EventSchemas } from '../events/event-schemas';
import type { OpenApi } from '../http/open-api';
import { type Consumes, consumerPicks } from './consumer-picks';
import { endpointsModule } from './endpoints-module';
import { type Contracts, eventPicks } from './event-picks';

const TESTS = /\.(test|spec)\.tsx?$|test-support|spec-support/;

/** What follows from the contract of every consumer in the repository, as text by its path: what it calls, and its picks. */
export async function allPicks(root: string): Promise<Record<string, string>> {
  const folders = (place: string) => readdirSync(join(root, place)).map((name) => join(place, name));
  const services = folders('services').filter((folder) => existsSync(join(root, folder, 'service.json')));
  const read = <T>(file: string) =>
    services.map((folder) => JSON.parse(readFileSync(join(root, folder, file), 'utf8')) as T);
  const [apis, events] = [read<OpenApi>('openapi.json'), read<EventSchemas>('events.schema.json')];

  const remotes = readdirSync(root).filter((name) => existsSync(join(root, name, 'slice.json')));
  // One after the other: jest links modules that two imports ask for at once only for one of them.
  const texts: Record<string, string> = {};
  for (const folder of [...remotes, 'shell']) Object.assign(texts, await ofCaller(root, folder, apis));
  const contracts = await contractsOf(folders('libs/contracts'));
  const handlers = [...services, 'gateway'].map((folder) =>
    asJson(folder, eventPicks(sourcesOf(join(root, folder, 'src')), contracts, events)),
  );
  return Object.assign(texts, ...handlers) as Record<string, string>;
}

const asJson = (folder: string, picks: unknown) => ({
  [`${folder}/picks.json`]: `${JSON.stringify(picks, null, 1)}\n`,
});

async function ofCaller(root: string, folder: string, apis: readonly OpenApi[]): Promise<Record<string, string>> {
  const contract = join(root, folder, 'src/consumer-contract.ts');
  const { CONSUMES } = existsSync(contract) ? ((await import(contract)) as { CONSUMES: Consumes }) : { CONSUMES: {} };
  const file = join(root, folder, 'slice.json');
  const manifest = existsSync(file) ? sliceManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  const isCaller = Object.keys(CONSUMES).length > 0;
  return {
    ...asJson(folder, consumerPicks(CONSUMES, apis, manifest)),
    ...(isCaller && { [`${folder}/src/endpoints.ts`]: await endpointsModule(CONSUMES) }),
  };
}

async function contractsOf(folders: readonly string[]): Promise<Contracts> {
  const slices = folders.map((folder) => folder.split('/').at(-1) ?? '').filter((name) => name !== 'core');
  const contracts: Record<string, unknown> = {};
  for (const name of slices) Object.assign(contracts, await import(`@waymark/contracts-${name}`));
  return contracts;
}

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !TESTS.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}
