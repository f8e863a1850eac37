import { type ReactNode, useEffect, useState } from 'react';
import { RemoteBoundary } from './remote-boundary';
import { useAfterContent } from './use-after-content';

interface Late<Props extends object> {
  props: Props;
  /** What is missing when its code does not come, in words that stand after "We could not load". */
  what: string;
  /** Shown while its code is on its way. */
  loading?: ReactNode;
}

/**
 * A part of a page whose code comes after the page: nobody who only reads waits for it. The page fetches it with
 * `useFetchedLater` once it is drawn, so that it is there when somebody needs it, and is drawn at once from then on.
 */
export function latePart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => (props: Props) => ReactNode,
) {
  let known: ((props: Props) => ReactNode) | null = null;
  const loadIt = async () => {
    const part = pick(await load());
    known = part;
    return { default: part };
  };

  function Part({ props, what, loading }: Late<Props>) {
    // As it was at first: with another component in its place, what has been typed would be gone.
    const [Known] = useState(() => known);
    if (Known) return <Known {...props} />;
    return <RemoteBoundary load={loadIt} contentProps={props} what={what} loading={loading} />;
  }

  function useFetchedLater(): void {
    const isAfter = useAfterContent();
    useEffect(() => {
      // Whoever needs it then is told, and can try again.
      if (isAfter) loadIt().catch(() => undefined);
    }, [isAfter]);
  }

  return { Part, useFetchedLater };
}
