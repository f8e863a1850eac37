import { useLayoutEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

const LOADING = '[aria-busy="true"]';

/** Whether the page at this address has drawn its content once; what it loads later is its own matter. */
export function useContentStands(main: RefObject<HTMLElement | null>): boolean {
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
    // Answers before the next paint: no frame shows the content without what is below it.
    watch.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
    if (stands()) {
      watch.disconnect();
      setStanding(pathname);
    }
    return () => watch.disconnect();
  }, [main, pathname]);

  return standing === pathname;
}
