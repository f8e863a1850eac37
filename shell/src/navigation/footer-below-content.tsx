import {
  lazy,
  Suspense,
  type ComponentType,
  type ReactElement,
  type RefObject,
  useLayoutEffect,
  useState,
} from 'react';
import type { PageBoot } from '@waymark/contracts-core';
import { useLocation } from 'react-router-dom';

const Footer = lazy<ComponentType<{ boot: PageBoot }>>(() =>
  import(/* webpackChunkName: "late-frame" */ './footer').then(
    (part) => ({ default: part.Footer }),
    // A lost chunk must not break the page above.
    () => ({ default: () => null }),
  ),
);

const LOADING = '[aria-busy="true"]';

/** Whether the page at this URL has rendered its content once; later content does not count. */
function useContentStands(main: RefObject<HTMLElement | null>): boolean {
  const { pathname } = useLocation();
  const [standing, setStanding] = useState<string | null>(null);

  useLayoutEffect(() => {
    const element = main.current;
    if (!element) return undefined;
    const stands = () => element.childElementCount > 0 && !element.querySelector(LOADING);
    const watch = new MutationObserver(() => {
      if (!stands()) return;
      watch.disconnect();
      setStanding(pathname);
    });
    watch.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
    if (stands()) {
      watch.disconnect();
      setStanding(pathname);
    }
    return () => watch.disconnect();
  }, [main, pathname]);

  return standing === pathname;
}

interface FooterBelowContentProps {
  boot: PageBoot;
  main: RefObject<HTMLElement | null>;
}

/** The footer waits for the content above it, which would otherwise push it away from a person's finger. */
export function FooterBelowContent({ boot, main }: FooterBelowContentProps): ReactElement | null {
  if (!useContentStands(main)) return null;
  return (
    <Suspense fallback={null}>
      <Footer boot={boot} />
    </Suspense>
  );
}
