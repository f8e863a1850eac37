import { useEffect, useState, type RefObject } from 'react';

/** Pixels between the button and the right and lower edges of the window. */
export const CORNER_GAP = 12;
/** Pixels up to which a movement does not count as scrolling. */
const AT_REST_PX = 8;
const CONTENT =
  ':is(main,footer) :is(h1,h2,h3,h4,p,li,dt,dd,th,td,legend,label,pre,code,blockquote,a,button,input,select,textarea,summary,img,svg,canvas,iframe,[id$=-hint],[role=application])';

/** Checks that a floating button would cover nothing that people read or press. */
function isCornerFree({ offsetWidth, offsetHeight }: HTMLElement): boolean {
  const left = document.documentElement.clientWidth - offsetWidth - CORNER_GAP;
  const top = window.innerHeight - offsetHeight - CORNER_GAP;
  return [...document.querySelectorAll(CONTENT)].every((element) => {
    const box = element.getBoundingClientRect();
    return box.right <= left || box.bottom <= top || box.top >= window.innerHeight || box.height === 0;
  });
}

/** Allowed until the reader scrolls, while its place at the end of the page is out of view and the corner is free. */
const mayFloat = (button: HTMLElement, place: HTMLElement): boolean =>
  window.scrollY < AT_REST_PX &&
  place.getBoundingClientRect().top >= window.innerHeight - AT_REST_PX &&
  isCornerFree(button);

/** Whether the button floats in the corner of the window; otherwise it is in its place below the footer. */
export function useFloating(button: RefObject<HTMLElement | null>, place: RefObject<HTMLElement | null>): boolean {
  const [floats, setFloats] = useState(false);

  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      if (button.current && place.current) setFloats(mayFloat(button.current, place.current));
    };
    const soon = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    // Late content may fill the corner.
    const watch = new MutationObserver(soon);
    watch.observe(document.getElementById('main-content') ?? document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    soon();
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [button, place]);

  return floats;
}
