import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns files under `folder` that read one of these tables more often than they contain `set_aside IS NULL`: their
 * results would include content hidden by staff. `excused` lists files and folders that may read it, with the reason.
 */
export function unguardedReads(
  folder: string,
  tables: readonly string[],
  excused: Readonly<Record<string, string>>,
): string[] {
  const reading = new RegExp(`\\b(FROM|JOIN) "?(${tables.join('|')})\\b(?!_)`, 'g');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.startsWith('generated'))
    .filter((file) => !Object.keys(excused).some((known) => file.startsWith(known)))
    .filter((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return count(text, reading) > count(text, /set_aside IS NULL/g);
    });
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
