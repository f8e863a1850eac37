import { createReadStream } from 'node:fs';
import { ImportStopped } from './import-stopped';
import { mappingSchema, type Mapping } from './mapping';

const MAX_BYTES = 1024 * 1024;

/** Reads a mapping and says everything that is wrong with it. */
export async function readMapping(path: string): Promise<Mapping> {
  const given = parsed(await readSmall(path), path);
  const checked = mappingSchema.safeParse(given);
  if (checked.success) return checked.data;
  const wrong = checked.error.issues.map(({ path: at, message }) => `${at.join('.') || 'mapping'}: ${message}`);
  throw new ImportStopped(`The mapping ${path} is not right.\n${wrong.join('\n')}`);
}

async function readSmall(path: string): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(path, { end: MAX_BYTES - 1 }) as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new ImportStopped(
      `The mapping ${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
