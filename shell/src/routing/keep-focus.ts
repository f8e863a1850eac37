/** The page may move the focus itself, so it gets this time first. */
const PAGE_FIRST_MS = 100;

let path: Element[] = [];

/** Call this on a change of page, which moves the focus itself. */
export function forgetFocus(): void {
  path = [];
}

/**
 * When the focused element is removed (a deleted row, a closed form), browsers reset the focus to the start of the
 * page. This moves it to the heading of the surrounding section instead. Returns a function to stop.
 */
export function keepFocus(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = (): boolean => path[0]?.isConnected === false && document.activeElement === document.body;
  const onFocus = ({ target }: FocusEvent): void => {
    path = target instanceof Element ? pathOf(target) : [];
  };
  const onBlur = ({ target }: FocusEvent): void => {
    // A press on empty space also removes the focus, and that is intended.
    setTimeout(
      () => target === path[0] && path[0]?.isConnected && document.activeElement === document.body && forgetFocus(),
    );
  };
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(() => isLost() && focusHeadingOf(path), PAGE_FIRST_MS);
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
  };
}

function pathOf(element: Element): Element[] {
  const above: Element[] = [];
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) above.push(one);
  return above;
}

function focusHeadingOf(lost: readonly Element[]): void {
  for (let part = lost.find((one) => one.isConnected) ?? null; part; part = part.parentElement) {
    const heading = [...part.querySelectorAll<HTMLElement>('h1, h2, h3')].find(isShown);
    if (!heading) continue;
    heading.tabIndex = -1;
    heading.focus();
    return;
  }
}

const isShown = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;
