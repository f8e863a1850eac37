import { useSyncExternalStore } from 'react';
import { getHost } from './host';
import type { Session } from './session';

export function useSession(): Session {
  const { session } = getHost();
  return useSyncExternalStore(session.subscribe, session.getState, session.getState);
}
