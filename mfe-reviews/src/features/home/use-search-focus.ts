import { useEffect, useRef } from 'react';

/**
 * Where the focus goes when the address asks for something else: to the results after a search in this page, and as on
 * any change of page to the heading when a link, the logo or the way back did it. `isOwn`: the box asked for it itself.
 */
export function useSearchFocus(asked: string, isOwn: boolean, round: unknown) {
  const results = useRef<HTMLElement>(null);
  const wantsResults = useRef(false);
  const before = useRef(asked);

  // Their place is drawn when the address has changed, some time after the press.
  useEffect(() => {
    const isOther = before.current !== asked;
    before.current = asked;
    if (wantsResults.current) {
      if (!results.current || !isOwn) return;
      wantsResults.current = false;
      results.current.scrollIntoView();
      results.current.focus({ preventScroll: true });
    } else if (isOther) {
      window.scrollTo(0, 0);
      document.getElementById('page-heading')?.focus({ preventScroll: true });
    }
  }, [asked, isOwn, round]);

  const wantResults = () => {
    wantsResults.current = true;
  };
  return { results, wantResults };
}
