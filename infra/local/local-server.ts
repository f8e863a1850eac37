import type { RunningServer } from '@waymark/testing';
import { say } from './say';
import { watchExternal } from './watch-external';

/** A server found at an address of the environment is used, and neither started nor stopped by us. */
export async function externalServer(name: string, url: string): Promise<RunningServer> {
  const stopWatching = await watchExternal(name, url);
  const stop = (): Promise<void> => Promise.resolve(stopWatching());
  return {
    url,
    port: Number(new URL(url.split(',')[0] ?? '').port),
    pid: 0,
    version: 'external',
    source: 'address from the environment',
    stop,
    kill: () => Promise.resolve(),
  };
}

export function sayServer(name: string, server: RunningServer): RunningServer {
  say(`${name} ${server.version} on port ${server.port || '(default)'} (${server.source})`);
  return server;
}
