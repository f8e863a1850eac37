import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { PageBoot } from '@waymark/contracts-core';
import { getHost } from '@waymark/mfe-kit';
import { holdSpeech } from '../announcer/announcer';
import { forgetFocus, keepFocus } from './keep-focus';
import type { placeAt } from './keep-place';
import { titleOfPath } from './page-title';

/** An entry of the tab's history, and where somebody was at it who comes back. */
interface Entry {
  key: string;
  place: ReturnType<typeof placeAt>;
}

interface RouteEffectsProps {
  boot: PageBoot;
  main: RefObject<HTMLElement | null>;
}

/**
 * What a browser does on a page load and a single-page application has to do itself: title, top of the page (or, on Back, the
 * place that was left), and the focus on its heading, which is all that is said. Must stand before the pages: their own title wins.
 */
export function RouteEffects({ boot, main }: RouteEffectsProps): null {
  const { pathname, search, key: keyOfRouter } = useLocation();
  const navigate = useNavigate();
  // Entries that the router did not make (the first, sections of a page) are all called "default" by it.
  const key = `${keyOfRouter} ${pathname}${search}`;
  const isBack = useNavigationType() === 'POP';
  // Of an address that changes within a page nothing is said.
  const entry = useRef<Entry>({ key, place: undefined });
  const shown = useRef<string | null>(null);

  // Whoever scrolls may come back: what keeps their place is loaded then.
  const places = useRef<typeof import('./keep-place') | null>(null);

  // While the next page is prepared the one before stands: what is scrolled until then is its place. Before anything is painted:
  // a page that is shorter than the one before scrolls by itself, which is nobody's place.
  useLayoutEffect(() => {
    entry.current = { key, place: isBack ? places.current?.placeAt(key) : undefined };
  }, [key, isBack]);

  useEffect(() => keepFocus(), []);

  useEffect(() => {
    // Without it Back leads to the top of the page, as every other step does.
    const onScroll = () =>
      void import(/* webpackChunkName: "later" */ './keep-place').then(
        (keeper) => (places.current = keeper).keepPlace(() => entry.current.key),
        () => undefined,
      );
    addEventListener('scroll', onScroll, { once: true });
  }, []);

  useEffect(() => {
    getHost().navigate = (path) => void navigate(path);
  }, [navigate]);

  useEffect(() => {
    const isFirst = shown.current === null || shown.current === pathname;
    shown.current = pathname;
    const title = titleOfPath(boot.remotes, pathname);
    if (title) getHost().setPageTitle(title);
    if (isFirst) return undefined;
    forgetFocus();
    const { place } = entry.current;
    if (main.current && place) return places.current?.returnTo(main.current, place, holdSpeech());
    window.scrollTo(0, 0);
    return main.current ? focusPage(main.current, holdSpeech()) : undefined;
  }, [boot, main, pathname]);

  return null;
}

const WAIT_MS = 5_000;

/**
 * Moves the focus to the heading of the page just opened, which may still be loading. Gives up as soon as the person
 * does something, and leaves a message that took the focus itself alone. Calls `onDone` once, however it ends. Returns
 * how to stop waiting.
 */
function focusPage(main: HTMLElement, onDone: () => void): () => void {
  const focusHeading = (): boolean => {
    const heading = main.querySelector<HTMLElement>('#page-heading');
    heading?.focus({ preventScroll: true });
    return heading !== null;
  };
  if (focusHeading()) {
    onDone();
    return () => undefined;
  }

  const observer = new MutationObserver(() => {
    if (main.contains(document.activeElement) || focusHeading()) stop();
  });
  const timer = setTimeout(() => {
    stop();
    if (!main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, WAIT_MS);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('keydown', stop);
    document.removeEventListener('pointerdown', stop);
    onDone();
  }
  observer.observe(main, { childList: true, subtree: true });
  document.addEventListener('keydown', stop);
  document.addEventListener('pointerdown', stop);
  return stop;
}
