import { addressOf, call } from '@waymark/mfe-kit';
import { LinkButton, Skeleton, target } from '@waymark/ui';
import { useEffect, useState } from 'react';
import { startProvider, getWaysIn } from '../../endpoints';

/** What people call the sign-in service that this site offers; null where there is none, undefined until that is known. */
function useProviderName(): string | null | undefined {
  const [name, setName] = useState<string | null>();
  useEffect(() => {
    const gone = new AbortController();
    // Without an answer the page stays as it is where there is no such service: a password always works.
    call(getWaysIn, { signal: gone.signal }).then(
      ({ provider }) => setName(provider?.name ?? null),
      () => setName(null),
    );
    return () => gone.abort();
  }, []);
  return name;
}

/** The way to the operator's sign-in service. A real navigation: the server leads the browser there. */
export function ProviderButton() {
  const name = useProviderName();
  // Its place: what stands below must not jump under a finger.
  if (name === undefined) return <Skeleton height={target} />;
  if (name === null) return null;
  return (
    <LinkButton wide reloadDocument to={addressOf(startProvider)}>
      {`Continue with ${name}`}
    </LinkButton>
  );
}
