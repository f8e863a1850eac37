import { lazy, type ComponentProps, type ComponentType, type ReactElement } from 'react';
import { RemoteLoadError } from './remote-load-error';

/** Told to the window by every "Try again". It reaches all bundles of the page: a part may stand in another slice's boundary. */
export const TRY_AGAIN = 'waymark:try-again';

/** What React's `lazy` takes. */
type AnyPart = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/**
 * As React's `lazy`, which remembers for good that its code did not come. Here "Try again" makes it ask anew, as often as it
 * takes, and together with everything else that failed.
 */
export function lazyAgain<Part extends AnyPart>(
  load: () => Promise<{ default: Part }>,
): (props: ComponentProps<Part>) => ReactElement {
  const attempt = () =>
    lazy(() =>
      load().catch((cause: unknown) => {
        window.addEventListener(TRY_AGAIN, () => (Current = attempt()), { once: true });
        throw new RemoteLoadError('not-loaded', String(cause), { cause });
      }),
    ) as ComponentType<ComponentProps<Part>>;
  let Current = attempt();
  return function LazyAgain(props) {
    const Newest = Current;
    return <Newest {...props} />;
  };
}
