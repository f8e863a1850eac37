import { lazy, type ComponentType, type ReactElement } from 'react';
import { RemoteLoadError } from './remote-load-error';

/** Told to the window by every "Try again". It reaches all bundles of the page: a part may stand in another slice's boundary. */
export const TRY_AGAIN = 'waymark:try-again';

/**
 * As React's `lazy`, which remembers for good that its code did not come. Here "Try again" makes it ask anew, as often as it
 * takes, and together with everything else that failed.
 */
export function lazyAgain<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): (props: Props) => ReactElement {
  const attempt = () =>
    lazy(() =>
      load().catch((cause: unknown) => {
        window.addEventListener(TRY_AGAIN, () => (Part = attempt()), { once: true });
        throw new RemoteLoadError('not-loaded', String(cause), { cause });
      }),
    ) as ComponentType<Props>;
  let Part = attempt();
  return function LazyAgain(props) {
    const Current = Part;
    return <Current {...props} />;
  };
}
