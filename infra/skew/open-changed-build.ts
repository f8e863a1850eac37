/* `… <slice> <chunk> <line>`: uploads the slice's remote once more, with this line before one of its chunks, and opens its pages as a release does. Prints what the release says. */
import { LOCAL, ROOT } from '../local/paths';
import { renamedBuild } from './renamed-build';
import { readRelease, uploadRemote, whatVisitorsSee } from '@waymark/release/registry';
import { localEnvironment, openSession } from '@waymark/release/environments';
import { openPages, publishRelease, runSteps, UndoList } from '@waymark/release/testing';
import { changeChunk } from './changed-build';

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
