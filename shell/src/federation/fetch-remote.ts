import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Candidate } from './entry-candidates';
import { LOAD_TIMEOUT_MS } from './load-timeout';
import { scriptHashes } from './script-hashes';

/** Loads `./remote` of one build, replacing a failed build of the same slice. */
export async function fetchRemote(slice: string, { entry, integrity }: Candidate): Promise<unknown> {
  const name = `waymark_${slice}`;
  const url = new URL(entry, window.location.origin).href;
  scriptHashes.expect(url, integrity);
  registerRemotes([{ name, entry: url, type: 'global', entryGlobalName: name }], { force: true });
  return within(LOAD_TIMEOUT_MS, loadRemote(`${name}/remote`));
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No response within ${ms} ms: timed out`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
