/* `… <slice> <chunk> <line>`: uploads the slice's remote once more, with this line before one of its chunks, and opens its pages as a release does. Prints what the release says. */
import { LOCAL, ROOT } from '../../local/paths';
import { renamedBuild } from '../../skew/renamed-build';
import { readRelease } from '../../registry/read-release';
import { uploadRemote } from '../../registry/upload-remote';
import { localEnvironment } from '../environments/local-environment';
import { whatVisitorsSee } from '../live/what-visitors-see';
import { openSession } from '../open-session';
import { openPages } from '../steps/open-pages';
import { publishRelease } from '../steps/publish-release';
import { runSteps } from '../steps/run-steps';
import { UndoList } from '../steps/undo-list';
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
