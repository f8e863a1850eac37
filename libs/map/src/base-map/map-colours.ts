/** Map colours by purpose, each a token of the page's theme. */
const TOKENS = {
  land: 'map-land',
  sea: 'map-sea',
  coast: 'border',
  line: 'text-soft',
  track: 'accent',
  text: 'text',
  halo: 'surface',
} as const;

export type MapColours = Readonly<Record<keyof typeof TOKENS, string>>;

const FORCED: MapColours = {
  land: 'Canvas',
  sea: 'Canvas',
  coast: 'CanvasText',
  line: 'GrayText',
  track: 'LinkText',
  text: 'CanvasText',
  halo: 'Canvas',
};

/**
 * Returns resolved colours, because a canvas cannot read CSS variables. The reader's forced colours take precedence.
 */
export function mapColours(element: HTMLElement): MapColours {
  if (window.matchMedia('(forced-colors: active)').matches) return FORCED;
  const style = getComputedStyle(element);
  const colours = Object.entries(TOKENS).map(([part, token]) => [
    part,
    style.getPropertyValue(`--color-${token}`).trim(),
  ]);
  return Object.fromEntries(colours) as unknown as MapColours;
}

/** Calls `redraw` when the theme, colours or font size change: painted canvases do not update by themselves. */
export function onThemeChange(redraw: () => void): () => void {
  const watch = new MutationObserver(redraw);
  watch.observe(document.documentElement, { attributes: true });
  const forced = window.matchMedia('(forced-colors: active)');
  forced.addEventListener('change', redraw);
  return () => {
    watch.disconnect();
    forced.removeEventListener('change', redraw);
  };
}
