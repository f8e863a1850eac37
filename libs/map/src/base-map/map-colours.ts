/** Colours of the map by what they paint, each a token of the page's theme. */
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

/** As a canvas needs them: it knows nothing of the page's variables. The reader's own colours go before ours. */
export function mapColours(element: HTMLElement): MapColours {
  if (window.matchMedia('(forced-colors: active)').matches) return FORCED;
  const style = getComputedStyle(element);
  const colours = Object.entries(TOKENS).map(([part, token]) => [
    part,
    style.getPropertyValue(`--color-${token}`).trim(),
  ]);
  return Object.fromEntries(colours) as unknown as MapColours;
}

/** Calls back when theme, colours or size of letters changed: what was painted does not follow by itself. */
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
