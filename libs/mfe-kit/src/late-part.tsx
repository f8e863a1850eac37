import { type ReactNode, useEffect, useState } from 'react';
import { RemoteBoundary } from './remote-boundary';
import { useAfterContent } from './use-after-content';

interface Late<Props extends object> {
  props: Props;
  /** Names the part when its code fails to load; completes "We could not load". */
  what: string;
  /** Content shown while the code loads. */
  loading?: ReactNode;
}

/**
 * Creates a part of a page that loads after the page, so people who only read do not wait for it. The page calls
 * `useFetchedLater` after rendering; once the code is loaded, the part renders immediately.
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
    // Fixed at the first render, because replacing the component would lose what has been typed.
    const [Known] = useState(() => known);
    if (Known) return <Known {...props} />;
    return <RemoteBoundary load={loadIt} contentProps={props} what={what} loading={loading} />;
  }

  function useFetchedLater(): void {
    const isAfter = useAfterContent();
    useEffect(() => {
      // A failure is shown when the part is needed, with a way to try again.
      if (isAfter) loadIt().catch(() => undefined);
    }, [isAfter]);
  }

  return { Part, useFetchedLater };
}
