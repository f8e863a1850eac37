/** A person's place on a page when they left it. */
interface Place {
  /** Scroll position in CSS pixels. */
  top: number;
  /** The link that was followed. */
  href: string | null;
}

const WAIT_MS = 5_000;
/** How long to wait for the followed link once the page is long enough: other parts may have filled it first. */
const LINK_WAIT_MS = 1_000;
/** Number of stored pages; going back further starts at the top. */
const MOST = 50;
const ACTS = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

const places = new Map<string, Place>();

/** Returns the place at a history entry of the tab; undefined when it is the top or unknown. */
export function placeAt(entry: string): Place | undefined {
  const place = places.get(entry);
  return place && place.top > 0 ? place : undefined;
}

/** Stores the place of the current entry; `entry` is called on each change. Returns a function to stop. */
export function keepPlace(entry: () => string): () => void {
  const keep = (part: Partial<Place>): void => {
    const key = entry();
    const place = { top: 0, href: null, ...places.get(key), ...part };
    // Inserts it again at the end, so that the oldest entry is first.
    places.delete(key);
    places.set(key, place);
    const [oldest] = places.keys();
    if (places.size > MOST && oldest !== undefined) places.delete(oldest);
  };
  const onScroll = (): void => keep({ top: window.scrollY });
  const onClick = ({ target }: MouseEvent): void => {
    // Links of the frame are on every page, so they need no restored focus.
    const href = target instanceof Element && target.closest('main a')?.getAttribute('href');
    if (href) keep({ href });
  };
  onScroll();
  window.addEventListener('scroll', onScroll, { passive: true });
  document.addEventListener('click', onClick, { capture: true });
  return () => {
    window.removeEventListener('scroll', onScroll);
    document.removeEventListener('click', onClick, { capture: true });
  };
}

/**
 * Scrolls back to a place once its content has loaded. Focuses the link that was followed from there, or else the
 * page's heading. Stops when the person does something, or after five seconds. Calls `onDone` exactly once. Returns a
 * function to stop waiting.
 */
export function returnTo(main: HTMLElement, { top, href }: Place, onDone: () => void): () => void {
  const focusFallback = (): void => main.querySelector<HTMLElement>('#page-heading')?.focus({ preventScroll: true });
  let linkTimer: ReturnType<typeof setTimeout> | undefined;
  const arrive = (): boolean => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return false;
    window.scrollTo(0, top);
    const links = [...main.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);
    const followed = links.find(isInView);
    if (followed) followed.focus({ preventScroll: true });
    else if (href === null) focusFallback();
    else {
      linkTimer ??= setTimeout(giveUp, LINK_WAIT_MS);
      return false;
    }
    return true;
  };
  const observer = new MutationObserver(() => arrive() && stop());
  const timer = setTimeout(giveUp, WAIT_MS);
  function giveUp(): void {
    stop();
    focusFallback();
  }
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(linkTimer);
    for (const act of ACTS) document.removeEventListener(act, stop);
    onDone();
  }
  // The previous page may still be shown, so check from the next change on. Observes the whole body, because the page
  // may only be long enough with the footer.
  observer.observe(document.body, { childList: true, subtree: true });
  for (const act of ACTS) document.addEventListener(act, stop, { passive: true });
  if (arrive()) stop();
  return stop;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
