import type { RunningServer, ServerOptions, StartedServer } from '@waymark/testing';
import { connect } from 'node:net';
import { keepRunning } from './keep-running';
import { say } from './say';

const EVERY_MS = 5_000;
const PATIENCE_MS = 2_000;
const PORTS: Record<string, number> = {
  'postgres:': 5432,
  'postgresql:': 5432,
  'nats:': 4222,
  'redis:': 6379,
  'rediss:': 6379,
  'https:': 443,
  'http:': 80,
};

/** Watches a server that we did not start; reports each change between responding and not. */
export async function watchExternal(name: string, url: string, everyMs = EVERY_MS): Promise<() => void> {
  const places = url.split(',').map((one) => new URL(one));
  const state = new Map<string, boolean>();
  let isOver = false;
  const look = async () => {
    for (const { hostname, protocol, port } of places) {
      const place = `${hostname}:${port || PORTS[protocol]}`;
      const answers = await opens(hostname, Number(port || PORTS[protocol]));
      // The watch has ended; ignores the pending result.
      if (isOver) return;
      if (answers !== (state.get(place) ?? true))
        say(
          `${name} at ${place} ${answers ? 'answers again' : 'does not answer: it is not ours, so start it where it runs'}`,
        );
      state.set(place, answers);
    }
  };
  await look();
  let timer = setTimeout(lookAgain, everyMs).unref();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };

  function lookAgain(): void {
    void look().then(() => {
      if (!isOver) timer = setTimeout(lookAgain, everyMs).unref();
    });
  }
}

function opens(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: host.replace(/^\[|\]$/g, ''), port, timeout: PATIENCE_MS });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket
      .once('connect', () => end(true))
      .once('error', () => end(false))
      .once('timeout', () => end(false));
  });
}

/** Uses a server from an environment variable; we neither start nor stop it. */
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

interface OwnServer<Options> {
  /** The server's address when it is not ours. */
  address: string | undefined;
  /** Called only when the server is ours, because reading a secret creates it. */
  options: () => Options;
  start: (options: Options & Pick<ServerOptions, 'port' | 'signal'>) => Promise<StartedServer>;
}

/**
 * Returns the server at an address in the environment, else our own, which is restarted whenever it ends. Outages of
 * either are reported.
 */
export async function localServer<Options extends { logFile: string }>(
  name: string,
  { address, options, start }: OwnServer<Options>,
): Promise<RunningServer> {
  if (address !== undefined) return sayServer(name, await externalServer(name, address));
  const own = options();
  const plan = {
    name,
    logFile: own.logFile,
    start: (again: Pick<ServerOptions, 'port' | 'signal'>) => start({ ...own, ...again }),
  };
  return sayServer(name, await keepRunning(plan));
}
