import { call } from '@waymark/mfe-kit';
import { useEffect, useState } from 'react';
import { getWaysIn } from '../../endpoints';

/** What people call the sign-in service that this site offers; null while that is unknown and where there is none. */
export function useProviderName(): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    // Without an answer the page stays as it is where there is no such service: a password always works.
    call(getWaysIn, { signal: gone.signal }).then(
      ({ provider }) => setName(provider?.name ?? null),
      () => undefined,
    );
    return () => gone.abort();
  }, []);
  return name;
}
