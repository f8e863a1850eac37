import { sourceList } from './source-list';
import { writeSourceRecord } from './source-record';

/** Keeps what a build is made of; where git cannot list it, the next release runs all tests instead of those that a change reaches. */
export async function recordSources(
  root: string,
  artefactsDir: string,
  folder: string,
  version: string,
): Promise<void> {
  let sources;
  try {
    sources = sourceList(root, folder);
  } catch {
    return;
  }
  await writeSourceRecord(artefactsDir, folder, version, sources);
}
