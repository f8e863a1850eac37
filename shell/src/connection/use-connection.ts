import { useEffect, useState } from 'react';
import { apiClient } from '@waymark/mfe-kit';
import { POLL_MS, connectionState, type Connection } from './connection-state';

/** Asks for the server's health every 30 s and whenever the browser's own idea of the connection changes. */
export function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>({ state: 'online', secondsSince: 0 });
  useEffect(() => {
    let lastHealthy = Date.now();
    const tell = (): void => setConnection(connectionState(navigator.onLine, lastHealthy, Date.now()));
    const check = async (): Promise<void> => {
      const healthy = await isHealthy();
      if (healthy) lastHealthy = Date.now();
      tell();
    };
    void check();
    const timer = setInterval(() => void check(), POLL_MS);
    window.addEventListener('online', check);
    window.addEventListener('offline', tell);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', check);
      window.removeEventListener('offline', tell);
    };
  }, []);
  return connection;
}

async function isHealthy(): Promise<boolean> {
  try {
    const { status } = await apiClient.get<{ status: string }>('/api/health');
    return status === 'ok';
  } catch {
    return false;
  }
}
