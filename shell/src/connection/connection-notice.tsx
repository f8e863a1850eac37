import { type ReactElement, useEffect, useState } from 'react';
import { Button, ConnectionBanner } from '@waymark/ui';
import { call } from '@waymark/mfe-kit';
import { getHealth } from '../endpoints';
import { POLL_MS, connectionState, type Connection } from './connection-state';

const TICK_MS = 1_000;

/**
 * Checks the server's health on load, every 30 s, and when the browser reports a connection change. Compares the time
 * every second, because a hanging check reports nothing; re-renders only when the result changes.
 */
function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>({ state: 'online', secondsSince: 0 });
  useEffect(() => {
    let lastHealthy = Date.now();
    const tell = (): void => {
      const now = connectionState(navigator.onLine, lastHealthy, Date.now());
      setConnection((before) => (now.state === 'online' && before.state === 'online' ? before : now));
    };
    const check = async (): Promise<void> => {
      if (await isHealthy()) lastHealthy = Date.now();
      tell();
    };
    const checkNow = (): void => void check();
    checkNow();
    const poll = setInterval(checkNow, POLL_MS);
    const clock = setInterval(tell, TICK_MS);
    window.addEventListener('online', checkNow);
    window.addEventListener('offline', tell);
    return () => {
      clearInterval(poll);
      clearInterval(clock);
      window.removeEventListener('online', checkNow);
      window.removeEventListener('offline', tell);
    };
  }, []);
  return connection;
}

async function isHealthy(): Promise<boolean> {
  try {
    const { status } = await call(getHealth);
    return status === 'ok';
  } catch {
    return false;
  }
}

/** Shows that the connection is lost or unstable. The seconds keep counting without being announced again. */
export function ConnectionNotice({ reload = () => window.location.reload() }: { reload?: () => void }): ReactElement {
  const { state, secondsSince } = useConnection();
  const reconnect = (
    <Button type="button" onClick={reload}>
      Reconnect
    </Button>
  );
  return (
    <ConnectionBanner state={state} action={reconnect}>
      <span>{state === 'offline' ? 'Connection lost' : 'Connection unstable '}</span>
      {state === 'unstable' && <span aria-live="off">{`(${secondsSince} s)`}</span>}
    </ConnectionBanner>
  );
}
