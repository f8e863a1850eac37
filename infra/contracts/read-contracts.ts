import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { resolveRefs, serviceManifestSchema, sliceManifestSchema } from '@waymark/contracts-core';
import type { EventSchemas } from './events/event-schemas';
import type { OpenApi } from './http/open-api';
import { type ConsumedFields, consumedFieldsSchema } from './consumed-fields/consumed-fields';
import type { ConsumerContracts, ServiceContracts } from './slice-contracts';
import { CONSUMED_FIELDS_FILES } from './stored-contracts';

/** Reads the contracts of a service from its folder in the repository, or from where `keepContracts` stored them. */
export async function readServiceContracts(folder: string): Promise<ServiceContracts> {
  const manifest = serviceManifestSchema.parse(await readJson(join(folder, 'service.json')));
  return {
    manifest,
    // Our own describe command writes both files, so their shape is not checked again.
    openapi: (await readJson(join(folder, 'openapi.json'))) as OpenApi,
    events: (await readJson(join(folder, 'events.schema.json'))) as EventSchemas,
    samples: await readSamples(join(folder, 'samples')),
    consumedFields: await readConsumedFields(folder),
  };
}

/** Reads the contracts of a remote (`mfe-<slice>`), the shell or the gateway; the last two name no ranges. */
export async function readConsumerContracts(name: string, folder: string): Promise<ConsumerContracts> {
  const manifest = await readJson(join(folder, 'slice.json'), null);
  const needs = manifest === null ? {} : sliceManifestSchema.parse(manifest).needs;
  return { name, needs, consumedFields: await readConsumedFields(folder) };
}

async function readConsumedFields(folder: string): Promise<ConsumedFields> {
  for (const file of CONSUMED_FIELDS_FILES) {
    const found = await readJson(join(folder, file), null);
    if (found !== null) return consumedFieldsSchema.parse(found);
  }
  return consumedFieldsSchema.parse({});
}

async function readSamples(folder: string): Promise<Record<string, unknown[]>> {
  const files = await readdir(folder).catch(otherwise<string[]>([]));
  const read = files.sort().map(async (file) => [basename(file, '.json'), await readJson(join(folder, file))] as const);
  return Object.fromEntries(await Promise.all(read)) as Record<string, unknown[]>;
}

async function readJson(file: string, ifMissing?: unknown): Promise<unknown> {
  const text = readFile(file, 'utf8');
  return ifMissing === undefined
    ? resolveRefs(JSON.parse(await text) as unknown)
    : text.then((found) => resolveRefs(JSON.parse(found) as unknown)).catch(otherwise(ifMissing));
}

/** Returns a default for a missing file or folder; rethrows other errors. */
function otherwise<T>(value: T) {
  return (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}
