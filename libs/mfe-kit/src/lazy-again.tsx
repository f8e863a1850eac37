import { lazy, type ComponentProps, type ComponentType, type ReactElement } from 'react';
import { RemoteLoadError } from './remote-load-error';

/**
 * The window event sent by every "Try again". It reaches all bundles, because a part may be in another slice's error
 * boundary.
 */
export const TRY_AGAIN = 'waymark:try-again';

/** The component type that React's `lazy` accepts. */
type AnyPart = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/**
 * Like React's `lazy`, which remembers a failed load forever. Here "Try again" loads it again, as often as needed and
 * together with everything else that failed.
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
