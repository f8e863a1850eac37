/** Where somebody was on a page when they left it. */
interface Place {
  /** How far the page was scrolled, in CSS pixels. */
  top: number;
  /** The link that was followed from there. */
  href: string | null;
}

const WAIT_MS = 5_000;
/** For the link that was followed, once the page is as long as it was: it may have been filled by other parts first. */
const LINK_WAIT_MS = 1_000;
/** So many pages back; who goes back further begins at the top. */
const MOST = 50;
const ACTS = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

const places = new Map<string, Place>();

/** Where somebody was at an entry of the tab's history; undefined at the top of it, or where they have not been. */
export function placeAt(entry: string): Place | undefined {
  const place = places.get(entry);
  return place && place.top > 0 ? place : undefined;
}

/** Keeps the place of whatever entry is shown: `entry` is asked at each change. Returns how to stop. */
export function keepPlace(entry: () => string): () => void {
  const keep = (part: Partial<Place>): void => {
    const key = entry();
    const place = { top: 0, href: null, ...places.get(key), ...part };
    // Anew, so that the oldest stands first.
    places.delete(key);
    places.set(key, place);
    const [oldest] = places.keys();
    if (places.size > MOST && oldest !== undefined) places.delete(oldest);
  };
  const onScroll = (): void => keep({ top: window.scrollY });
  const onClick = ({ target }: MouseEvent): void => {
    // A link of the frame is on every page: nobody comes back to it.
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
 * Scrolls back to a place, once what stood there has loaded, and puts the focus on the link that was followed from it, or else
 * on the page's heading. Gives up as soon as the person does something, and after five seconds. Calls `onDone` once, however it
 * ends. Returns how to stop waiting.
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
  // The page before may still stand: this one's parts are looked for from the next change on.
  // All of it: the footer, which stands last, may be what the page lacks to reach down to the place.
  observer.observe(document.body, { childList: true, subtree: true });
  for (const act of ACTS) document.addEventListener(act, stop, { passive: true });
  if (arrive()) stop();
  return stop;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
