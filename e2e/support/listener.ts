/** One announcement of a screen reader, and the milliseconds since listening began. */
export interface Utterance {
  kind: 'focus' | 'polite' | 'assertive';
  text: string;
  at: number;
}

interface Heard {
  said: Utterance[];
  /** Time of the last announcement, in milliseconds of the page's clock. */
  last: number;
}

declare global {
  interface Window {
    heard?: Heard;
  }
}

/**
 * Runs in the page before its own scripts. Records what a screen reader would say: the focused element (name and
 * description, else text), and changes in live regions that are not hidden, off or busy.
 */
export function listenInPage(): void {
  const heard: Heard = { said: [], last: 0 };
  window.heard = heard;
  const LIVE = '[aria-live], [role=status], [role=alert], [role=log]';
  const before = new WeakMap<Element, string>();
  const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const say = (kind: Utterance['kind'], text: string): void => {
    heard.last = performance.now();
    if (text) heard.said.push({ kind, text, at: performance.now() });
  };
  const byIds = (element: Element, attribute: string): string =>
    (element.getAttribute(attribute) ?? '')
      .split(' ')
      .map((id) => plain(document.getElementById(id)?.textContent))
      .filter(Boolean)
      .join(' ');
  const nameOf = (element: Element): string => {
    const labels = (element as HTMLInputElement).labels;
    const named =
      byIds(element, 'aria-labelledby') || element.getAttribute('aria-label') || plain(labels?.[0]?.textContent);
    return plain(`${named || plain(element.textContent)} ${byIds(element, 'aria-describedby')}`);
  };
  const kindOf = (region: Element): Utterance['kind'] | null => {
    const live = region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite');
    const silent = live === 'off' || region.closest('[aria-hidden=true], [aria-busy=true], [hidden]') !== null;
    return silent ? null : live === 'assertive' ? 'assertive' : 'polite';
  };
  const lookAt = (region: Element): void => {
    const text = plain(region.textContent);
    if (text === before.get(region)) return;
    before.set(region, text);
    const kind = kindOf(region);
    if (kind) say(kind, text);
  };
  document.addEventListener(
    'focusin',
    ({ target, isTrusted }) => {
      // React repeats to itself what happened before it took over the page; no screen reader hears that.
      if (!isTrusted || !(target instanceof Element)) return;
      const focused: Utterance = { kind: 'focus', text: '', at: performance.now() };
      heard.said.push(focused);
      heard.last = focused.at;
      // New elements get their names and descriptions a moment later. An element that has lost the focus by then is
      // never read.
      setTimeout(() => (focused.text = document.activeElement === target ? nameOf(target) : ''), 60);
    },
    true,
  );
  new MutationObserver((changes) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes, type } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const around = element?.closest(LIVE);
      if (around && (type !== 'childList' || addedNodes.length > 0)) regions.add(around);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(LIVE)) regions.add(node);
        node.querySelectorAll(LIVE).forEach((region) => regions.add(region));
      }
    }
    regions.forEach(lookAt);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
