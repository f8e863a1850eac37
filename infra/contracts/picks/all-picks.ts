import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type ts from 'typescript';
import { sliceManifestSchema } from '@waymark/contracts-core';
import type { EventSchemas } from '../events/event-schemas';
import type { OpenApi } from '../http/open-api';
import { consumerPicks } from './consumer-picks';
import { type Contracts, eventPicks } from './event-picks';
import type { Picks } from './picks';
import { sourceFiles } from './source/source-files';

const NO_API: readonly string[] = ['core'];

/** `picks.json` of every consumer in the repository, as text by its path, from what their sources say now. */
export async function allPicks(root: string): Promise<Record<string, string>> {
  const folders = (place: string) => readdirSync(join(root, place)).map((name) => join(place, name));
  const services = folders('services').filter((folder) => existsSync(join(root, folder, 'service.json')));
  const read = <T>(file: string) =>
    services.map((folder) => JSON.parse(readFileSync(join(root, folder, file), 'utf8')) as T);
  const [apis, events] = [read<OpenApi>('openapi.json'), read<EventSchemas>('events.schema.json')];
  const contracts = folders('libs/contracts');
  const libs = contracts.flatMap((folder) => sourceFiles(join(root, folder, 'src')));
  const exported = await contractsOf(contracts);

  const remotes = readdirSync(root).filter(
    (name) => name.startsWith('mfe-') && existsSync(join(root, name, 'slice.json')),
  );
  const callers = [...remotes, 'shell'].map((folder) => [folder, callerPicks(root, folder, libs, apis)] as const);
  const handlers = [...services, 'gateway'].map(
    (folder) => [folder, eventPicks(sourceFiles(join(root, folder, 'src')), exported, events)] as const,
  );
  return Object.fromEntries(
    [...callers, ...handlers].map(([folder, picks]) => [`${folder}/picks.json`, `${JSON.stringify(picks, null, 1)}\n`]),
  );
}

function callerPicks(root: string, folder: string, libs: readonly ts.SourceFile[], apis: readonly OpenApi[]): Picks {
  const file = join(root, folder, 'slice.json');
  const manifest = existsSync(file) ? sliceManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  return consumerPicks({ own: sourceFiles(join(root, folder, 'src')), libs, manifest }, apis);
}

async function contractsOf(folders: readonly string[]): Promise<Contracts> {
  const slices = folders.map((folder) => folder.split('/').at(-1) ?? '').filter((name) => !NO_API.includes(name));
  const modules = slices.map((name) => import(`@waymark/contracts-${name}`) as Promise<Contracts>);
  return Object.assign({}, ...(await Promise.all(modules))) as Contracts;
}
