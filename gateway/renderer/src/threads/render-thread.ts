import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { SHELL_KEY, type RenderRequest } from '@waymark/contracts-core';
import { publicKeys } from '@waymark/registry';
import { bundleReader } from '../sandbox/read-bundle';
import { Sandbox } from '../sandbox/sandbox';

/** What a thread is started with. */
export interface ThreadSettings {
  artefactsDir: string;
  publicKeys: string;
}

/** The answer to an order, which is the text of a `RenderRequest`. */
export type ThreadAnswer = { log: string } | { rendered: string } | { failed: string };

/** One for everybody, one for a canary's visitors, one for a preview. Each holds some 20 MB of code. */
const MOST_SETS = 3;

/** In a thread of its own: draws one page after the other, in the versions that each asks for. */
export function runRenderThread(): void {
  const { artefactsDir, publicKeys: keys } = workerData as ThreadSettings;
  const readBundle = bundleReader(artefactsDir, publicKeys(keys));
  const sandboxes = new Map<string, Sandbox>();
  const send = (answer: ThreadAnswer) => parentPort?.postMessage(answer);
  const log = (text: string) => send({ log: text });

  function sandboxFor({ shell, remotes }: RenderRequest): Sandbox {
    const versions: Record<string, string> = { ...remotes, [SHELL_KEY]: shell };
    const key = JSON.stringify(Object.entries(versions).sort());
    const known = sandboxes.get(key);
    // The map's order is that of their last use.
    sandboxes.delete(key);
    if (known) {
      sandboxes.set(key, known);
      return known;
    }
    const read = (slice: string) => {
      const version = versions[slice];
      if (version === undefined) throw new Error(`no version of ${slice} was asked for`);
      return readBundle(slice, version);
    };
    const made = new Sandbox({ read, log });
    sandboxes.set(key, made);
    for (const oldest of [...sandboxes.keys()].slice(0, -MOST_SETS)) sandboxes.delete(oldest);
    return made;
  }

  parentPort?.on('message', (order: string) => {
    const rendering = async () => sandboxFor(JSON.parse(order) as RenderRequest).render(order);
    rendering().then(
      (rendered) => send({ rendered }),
      (error: unknown) => send({ failed: error instanceof Error ? error.message : inspect(error) }),
    );
  });
}
