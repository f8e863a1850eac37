import { addressOf, call } from '@waymark/mfe-kit';
import { LinkButton, Skeleton, target } from '@waymark/ui';
import { useEffect, useState } from 'react';
import { startProvider, getWaysIn } from '../../endpoints';

/** Returns the name of the site's login provider; null without one, undefined while loading. */
function useProviderName(): string | null | undefined {
  const [name, setName] = useState<string | null>();
  useEffect(() => {
    const gone = new AbortController();
    // If the request fails, the page looks as if there were no login provider; a password always works.
    call(getWaysIn, { signal: gone.signal }).then(
      ({ provider }) => setName(provider?.name ?? null),
      () => setName(null),
    );
    return () => gone.abort();
  }, []);
  return name;
}

/** Button to the operator's login provider. A full navigation, because the server redirects the browser. */
export function ProviderButton() {
  const name = useProviderName();
  // Reserves the button's space, so that content below does not jump.
  if (name === undefined) return <Skeleton height={target} />;
  if (name === null) return null;
  return (
    <LinkButton wide reloadDocument to={addressOf(startProvider)}>
      {`Continue with ${name}`}
    </LinkButton>
  );
}
