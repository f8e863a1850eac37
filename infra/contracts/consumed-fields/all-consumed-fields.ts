import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inLines, resolveRefs, shareParts, sliceManifestSchema } from '@waymark/contracts-core';
import type { EventSchemas } from '../events/event-schemas';
import type { OpenApi } from '../http/open-api';
import { type Consumes, consumerFields } from './consumer-consumed-fields';
import { endpointsModule } from './endpoints-module';
import { type Contracts, eventFields } from './event-consumed-fields';
import type { ConsumedFields } from './consumed-fields';

const TESTS = /\.(test|spec)\.tsx?$|test-support|spec-support/;

/** Returns generated files as text by path: the calls and consumed fields of every consumer in the repository. */
export async function allConsumedFields(root: string): Promise<Record<string, string>> {
  const folders = (place: string) => readdirSync(join(root, place)).map((name) => join(place, name));
  const services = folders('services').filter((folder) => existsSync(join(root, folder, 'service.json')));
  const read = <T>(file: string) =>
    services.map((folder) => resolveRefs(JSON.parse(readFileSync(join(root, folder, file), 'utf8')) as T));
  const [apis, events] = [read<OpenApi>('openapi.json'), read<EventSchemas>('events.schema.json')];

  const remotes = readdirSync(root).filter((name) => existsSync(join(root, name, 'slice.json')));
  // Sequential: when two imports request a module at the same time, jest links it for only one of them.
  const texts: Record<string, string> = {};
  const parts: Consumes = {};
  for (const folder of folders('libs')) Object.assign(parts, await ofPart(root, folder, texts));
  for (const folder of [...remotes, 'shell']) Object.assign(texts, await ofCaller(root, folder, apis, parts));
  const contracts = await contractsOf(folders('libs/contracts'));
  const handlers = [...services, 'gateway'].map((folder) =>
    asJson(folder, eventFields(sourcesOf(join(root, folder, 'src')), contracts, events)),
  );
  return Object.assign(texts, ...handlers) as Record<string, string>;
}

const asJson = (folder: string, consumedFields: ConsumedFields) => ({
  [`${folder}/consumed-fields.json`]: `${inLines(shareParts(consumedFields, (kind) => ['$defs', kind]))}\n`,
});

async function consumesOf(root: string, folder: string): Promise<Consumes> {
  const contract = join(root, folder, 'src/consumer-contract.ts');
  return existsSync(contract) ? ((await import(contract)) as { CONSUMES: Consumes }).CONSUMES : {};
}

/** A lib with API calls has its own endpoints module; its consumed fields count for the remotes that include it. */
async function ofPart(root: string, folder: string, texts: Record<string, string>): Promise<Consumes> {
  const consumes = await consumesOf(root, folder);
  if (Object.keys(consumes).length > 0) texts[`${folder}/src/endpoints.ts`] = await endpointsModule(consumes);
  return consumes;
}

async function ofCaller(
  root: string,
  folder: string,
  apis: readonly OpenApi[],
  parts: Consumes,
): Promise<Record<string, string>> {
  const CONSUMES = await consumesOf(root, folder);
  const own = Object.fromEntries(Object.entries(CONSUMES).filter(([name, called]) => parts[name] !== called));
  const file = join(root, folder, 'slice.json');
  const manifest = existsSync(file) ? sliceManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  return {
    ...asJson(folder, consumerFields(CONSUMES, apis, manifest)),
    ...(Object.keys(own).length > 0 && { [`${folder}/src/endpoints.ts`]: await endpointsModule(own) }),
  };
}

async function contractsOf(folders: readonly string[]): Promise<Contracts> {
  const names = folders.map((folder) => folder.split('/').at(-1) ?? '');
  const contracts: Record<string, unknown> = {};
  for (const name of names) Object.assign(contracts, await import(`@waymark/contracts-${name}`));
  return contracts;
}

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !TESTS.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}
