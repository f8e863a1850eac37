import { ImportStopped } from './import-stopped';
import { mappingSchema, type Mapping } from './mapping';
import { readBytes, readText } from './text-file';

const MAX_LETTERS = 1024 * 1024;

/** Reads a mapping and says everything that is wrong with it. */
export async function readMapping(path: string): Promise<Mapping> {
  const given = parsed(await readSmall(path), path);
  const checked = mappingSchema.safeParse(given);
  if (checked.success) return checked.data;
  const wrong = checked.error.issues.map(({ path: at, message }) => `${at.join('.') || 'mapping'}: ${message}`);
  throw new ImportStopped(`The mapping ${path} is not right.\n${wrong.join('\n')}`);
}

async function readSmall(path: string): Promise<string> {
  let text = '';
  for await (const piece of readText(readBytes(path), 'utf-8')) {
    text += piece;
    if (text.length > MAX_LETTERS) throw new ImportStopped(`The mapping ${path} is longer than 1 MB.`);
  }
  return text;
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportStopped(
      `The mapping ${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
