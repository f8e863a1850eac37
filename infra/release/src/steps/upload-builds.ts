import { join } from 'node:path';
import { keepContracts } from '@waymark/consumer-contracts/stored';
import { uploadRemote, uploadShell } from '../registry/upload-build';
import { Refusal } from '../refusal';
import type { ReleaseContext } from './release-context';
import { writeSourceRecord } from '../build/source-record';
import type { Step } from './run-steps';

const WORDS: Record<string, string> = {
  ENOSPC: 'the disk of the artefacts is full',
  EDQUOT: 'the disk quota of the artefacts is used up',
  EFBIG: 'a file is larger than may be written there',
  EACCES: 'the folder of the artefacts may not be written',
  EROFS: 'the folder of the artefacts may not be written',
};

/** Uploads the build with its contracts and list of sources. No visitor gets it yet. */
export const uploadBuilds: Step<ReleaseContext> = {
  name: 'upload',
  async run({ root, page, service, environment, writer, options: { slice } }) {
    const { artefactsDir } = environment;
    const keep = async (folder: string, name: string, version: string, sources: Record<string, string>) => {
      await keepContracts({ artefactsDir, name, version, from: join(root, folder) });
      await writeSourceRecord(artefactsDir, folder, version, sources);
    };
    const done: string[] = [];
    try {
      if (page?.build) {
        const from = { distDir: join(root, page.folder, 'dist'), artefactsDir };
        const { version, integrity } = await (page.kind === 'shell'
          ? uploadShell(from, writer.signer)
          : uploadRemote(from, writer.signer));
        await keep(page.folder, page.folder, version, page.sources);
        done.push(`${Object.keys(integrity).length} files to /r/${slice}/${version}/`);
      }
      if (service?.version) {
        await keep(service.folder, slice, service.version, service.sources);
        done.push(`the contracts of ${service.folder}`);
      }
    } catch (error) {
      throw new Refusal(`The upload fails: ${wordsOf(error)}.`);
    }
    return done.length > 0 ? done.join('; ') : null;
  },
};

function wordsOf(error: unknown): string {
  const { code = '', message = String(error) } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  return WORDS[code] ? `${WORDS[code]} (${code})` : message;
}
