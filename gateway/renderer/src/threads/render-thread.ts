import { BUILD_RECORD, type RenderRequest, SHELL_KEY } from '@waymark/contracts-core';
import { openBuild, openShellBuild, publicKeys, type PublicKeys } from '@waymark/registry';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { Sandbox } from '../sandbox/sandbox';

/** Reads the server bundle of a build. Throws unless the file is exactly the one signed for this version. */
type ReadBundle = (slice: string, version: string) => string;

function bundleReader(artefactsDir: string, keys: PublicKeys): ReadBundle {
  return (slice, version) => {
    const folder = join(artefactsDir, 'r', slice, version);
    const record = readFileSync(join(folder, BUILD_RECORD), 'utf8');
    const build = slice === SHELL_KEY ? openShellBuild(version, record, keys) : openBuild(slice, version, record, keys);
    if (!build) throw new Error(`${slice} ${version} is not signed`);
    const { server } = build;
    const prefix = `/r/${slice}/${version}/`;
    if (!server?.file.startsWith(prefix)) throw new Error(`${slice} ${version} has no server bundle`);
    const content = readFileSync(join(folder, server.file.slice(prefix.length)));
    const found = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    if (found !== server.integrity) throw new Error(`${server.file} is not the file that was signed`);
    return content.toString();
  };
}

export interface ThreadSettings {
  artefactsDir: string;
  publicKeys: string;
}

/** A thread's response to a request; the request is a `RenderRequest` as text. */
export type ThreadAnswer = { log: string } | { rendered: string } | { failed: string };

/**
 * Maximum number of version sets: one for everyone, one for a canary's visitors, one for a preview. Each contains
 * about 20 MB of code.
 */
const MOST_SETS = 3;

/** Runs in its own thread. Renders one page after the other, each in the versions that its request names. */
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
    // The map is ordered by last use.
    sandboxes.delete(key);
    if (known) {
      sandboxes.set(key, known);
      return known;
    }
    const read = (slice: string) => {
      const version = versions[slice];
      if (version === undefined) throw new Error(`no version of ${slice} was requested`);
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
