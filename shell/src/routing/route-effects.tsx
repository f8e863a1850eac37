import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PageBoot } from '@waymark/contracts-core';
import { getHost } from '@waymark/mfe-kit';
import { holdSpeech } from '../announcer/announcer';
import { focusPage } from './focus-page';
import { forgetFocus, keepFocus } from './keep-focus';
import { titleOfPath } from './page-title';

interface RouteEffectsProps {
  boot: PageBoot;
  main: RefObject<HTMLElement | null>;
}

/**
 * What a browser does on a page load and a single-page application has to do itself: title, top of the page, and the
 * focus on its heading, which is all that is said. Must stand before the pages: their own title wins.
 */
export function RouteEffects({ boot, main }: RouteEffectsProps): null {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const shown = useRef<string | null>(null);

  useEffect(() => keepFocus(), []);

  useEffect(() => {
    getHost().navigate = (path) => void navigate(path);
  }, [navigate]);

  useEffect(() => {
    const isFirst = shown.current === null || shown.current === pathname;
    shown.current = pathname;
    const title = titleOfPath(boot.remotes, pathname);
    if (title) getHost().setPageTitle(title);
    if (isFirst) return undefined;
    window.scrollTo(0, 0);
    forgetFocus();
    return main.current ? focusPage(main.current, holdSpeech()) : undefined;
  }, [boot, main, pathname]);

  return null;
}
