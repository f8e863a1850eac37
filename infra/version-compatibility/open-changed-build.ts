/*
 * `… <slice> <chunk> <line>`: uploads the slice's remote again with this line at the start of one chunk, and opens its
 * pages as a release does. Prints the release's output.
 */
import { LOCAL, ROOT } from '../local/paths';
import { renamedBuild } from './renamed-build';
import { readRelease, uploadRemote, whatVisitorsSee } from '@waymark/release/registry';
import { localEnvironment, openSession } from '@waymark/release/environments';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteBuildSchema } from '@waymark/contracts-core';
import { openPages, publishRelease, runSteps, UndoList } from '@waymark/release/testing';

const digestOf = (text: string): string => createHash('sha384').update(text).digest('base64');

/**
 * Inserts a line at the start of one chunk of a remote's build and updates every dependent hash, as if built that way.
 */
function changeChunk(distDir: string, chunk: string, line: string): void {
  const publishFile = join(distDir, 'publish.json');
  const build = remoteBuildSchema.parse(JSON.parse(readFileSync(publishFile, 'utf8')));
  const files = readdirSync(distDir);
  const change = (file: string, next: (text: string) => string): [before: string, after: string] => {
    const text = readFileSync(join(distDir, file), 'utf8');
    const changed = next(text);
    writeFileSync(join(distDir, file), changed);
    // The compressed files contain the old content.
    for (const packed of ['.br', '.gz']) rmSync(join(distDir, file + packed), { force: true });
    const path = Object.keys(build.integrity).find((name) => name.endsWith(`/${file}`)) ?? '';
    build.integrity[path] = `sha384-${digestOf(changed)}`;
    return [digestOf(text), digestOf(changed)];
  };
  const named = (start: string): string =>
    files.find((file) => file.startsWith(`${start}.`) && file.endsWith('.js')) ?? '';
  const [before, after] = change(named(chunk), (text) => `${line}\n${text}`);
  // The entry contains the hashes of all other files.
  change(named('remoteEntry'), (text) => text.replace(before, after));
  // Changed files need a new version.
  const version = Buffer.from(after, 'base64').toString('hex').slice(0, build.version.length);
  writeFileSync(publishFile, JSON.stringify(build).replaceAll(build.version, version));
}
const [, , slice = '', chunk = '', line = ''] = process.argv;
const say = (text: string): void => console.log(text);
const environment = localEnvironment(ROOT, LOCAL);
const { connection, writer, close } = await openSession({ root: ROOT, environment, by: 'ada', say });
const folder = `mfe-${slice}`;
const distDir = renamedBuild(ROOT, { slice, kind: 'remote', folder }, `${ROOT}/${folder}/dist`);
changeChunk(distDir, chunk, line);
const build = await uploadRemote({ distDir, artefactsDir: environment.artefactsDir }, environment.signer);
const live = (await readRelease(writer, 'remote', slice)).value;
await runSteps([openPages, publishRelease], {
  ...{ root: ROOT, environment, connection, writer, say, signal: new AbortController().signal, undo: new UndoList() },
  page: { kind: 'remote', folder, sources: {}, changed: [], build, live },
  options: { slice, weight: 5, hold: true, again: false },
  whatVisitorsSee: () => whatVisitorsSee(writer, slice),
});
await close();
