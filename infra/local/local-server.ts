import type { RunningServer } from '@waymark/testing';
import { say } from './say';

/** A server found at an address of the environment is used and never stopped by us. */
export function externalServer(url: string): RunningServer {
  const nothing = (): Promise<void> => Promise.resolve();
  return { url, port: Number(new URL(url.split(',')[0] ?? '').port), pid: 0, version: 'external', source: 'address from the environment', stop: nothing, kill: nothing };
}

export function sayServer(name: string, server: RunningServer): RunningServer {
  say(`${name} ${server.version} on port ${server.port || '(default)'} (${server.source})`);
  return server;
}
