import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteBuildSchema } from '@waymark/contracts-core';

const digestOf = (text: string): string => createHash('sha384').update(text).digest('base64');

/** Puts a line before one chunk of a remote's build, with every hash that follows from it, as if it had been built so. */
export function changeChunk(distDir: string, chunk: string, line: string): void {
  const publishFile = join(distDir, 'publish.json');
  const build = remoteBuildSchema.parse(JSON.parse(readFileSync(publishFile, 'utf8')));
  const files = readdirSync(distDir);
  const change = (file: string, next: (text: string) => string): [before: string, after: string] => {
    const text = readFileSync(join(distDir, file), 'utf8');
    const changed = next(text);
    writeFileSync(join(distDir, file), changed);
    // Their packed forms are of what it was.
    for (const packed of ['.br', '.gz']) rmSync(join(distDir, file + packed), { force: true });
    const path = Object.keys(build.integrity).find((name) => name.endsWith(`/${file}`)) ?? '';
    build.integrity[path] = `sha384-${digestOf(changed)}`;
    return [digestOf(text), digestOf(changed)];
  };
  const named = (start: string): string =>
    files.find((file) => file.startsWith(`${start}.`) && file.endsWith('.js')) ?? '';
  const [before, after] = change(named(chunk), (text) => `${line}\n${text}`);
  // The entry names the hashes of all other files.
  change(named('remoteEntry'), (text) => text.replace(before, after));
  // Other files are another version.
  const version = Buffer.from(after, 'base64').toString('hex').slice(0, build.version.length);
  writeFileSync(publishFile, JSON.stringify(build).replaceAll(build.version, version));
}
