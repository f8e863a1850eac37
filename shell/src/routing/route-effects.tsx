import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { PageBoot } from '@waymark/contracts-core';
import { getHost } from '@waymark/mfe-kit';
import { holdSpeech } from '../announcer/announcer';
import { forgetFocus, keepFocus } from './keep-focus';
import type { placeAt } from './keep-place';
import { titleOfPath } from './page-title';

/** A history entry of the tab, with the place to restore there. */
interface Entry {
  key: string;
  place: ReturnType<typeof placeAt>;
}

interface RouteEffectsProps {
  boot: PageBoot;
  main: RefObject<HTMLElement | null>;
}

/**
 * Does what browsers do on a page load, for client-side navigation. Sets the title, scrolls to the top (or, on Back,
 * to the previous place) and focuses the heading, which is the only announcement. Must come before the pages, so that
 * their own title wins.
 */
export function RouteEffects({ boot, main }: RouteEffectsProps): null {
  const { pathname, search, key: keyOfRouter } = useLocation();
  const navigate = useNavigate();
  // The router calls all entries that it did not create "default" (the first one, sections of a page).
  const key = `${keyOfRouter} ${pathname}${search}`;
  const isBack = useNavigationType() === 'POP';
  // A URL that changes within a page causes no announcement.
  const entry = useRef<Entry>({ key, place: undefined });
  const shown = useRef<string | null>(null);

  // Loaded on the first scroll, because only then is there a place to restore.
  const places = useRef<typeof import('./keep-place') | null>(null);

  // While the next page is prepared, scrolling still belongs to the previous one. Runs before painting, because a
  // shorter page scrolls by itself, which is not the person's doing.
  useLayoutEffect(() => {
    entry.current = { key, place: isBack ? places.current?.placeAt(key) : undefined };
  }, [key, isBack]);

  useEffect(() => keepFocus(), []);

  useEffect(() => {
    // If loading fails, Back leads to the top of the page, like any other navigation.
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
 * Moves the focus to the heading of a newly opened page, which may still be loading. Stops when the person does
 * something, and does not take the focus from a message. Calls `onDone` exactly once. Returns a function to stop
 * waiting.
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
