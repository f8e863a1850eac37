import { useLayoutEffect, useReducer, useState, useEffect, type CSSProperties } from 'react';
import { BUTTON_ID } from './button-place';
import { panelPlace } from './panel-place';

/** Follows the button, which can move and grows with the text. */
export function usePanelPlace(): CSSProperties | undefined {
  const [place, setPlace] = useState<string>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    window.addEventListener('resize', redraw);
    return () => window.removeEventListener('resize', redraw);
  }, []);

  // Runs after each render, because any setting may have moved the button.
  useLayoutEffect(() => {
    const button = document.getElementById(BUTTON_ID)?.getBoundingClientRect();
    const size = { width: document.documentElement.clientWidth, height: window.innerHeight };
    if (button) setPlace(JSON.stringify(styleAt(panelPlace(button, size))));
  });

  return place === undefined ? undefined : (JSON.parse(place) as CSSProperties);
}

function styleAt({ middle, top, bottom, room }: ReturnType<typeof panelPlace>): CSSProperties {
  return { '--middle': `${middle}px`, top, bottom, maxHeight: `min(80vh, ${room}px)` } as CSSProperties;
}
