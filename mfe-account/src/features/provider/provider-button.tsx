import { addressOf, call } from '@waymark/mfe-kit';
import { LinkButton } from '@waymark/ui';
import { useEffect, useState } from 'react';
import { startProvider, getWaysIn } from '../../endpoints';

/** What people call the sign-in service that this site offers; null while that is unknown and where there is none. */
function useProviderName(): string | null {
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

/** The way to the operator's sign-in service. A real navigation: the server leads the browser there. */
export function ProviderButton() {
  const name = useProviderName();
  if (name === null) return null;
  return (
    <LinkButton wide reloadDocument to={addressOf(startProvider)}>
      Continue with {name}
    </LinkButton>
  );
}
