import { apply } from 'ol-mapbox-style';
import LayerGroup from 'ol/layer/Group';
import Layer from 'ol/layer/Layer';
import TileSource from 'ol/source/Tile';
import { knowAllLetterHeights } from '../base-map/letter-heights';
import { answerOf } from './deadline';
import type { Streets } from './street-layer';

interface GlStyle {
  layers?: { layout?: Record<string, unknown> }[];
}

/** Loads a Mapbox or MapLibre style with its own colours and our fonts. */
export async function styleStreets(url: string, target: HTMLElement): Promise<Streets> {
  knowAllLetterHeights();
  const style = (await (await answerOf(url)).json()) as GlStyle;
  const font = pageFont(target);
  for (const { layout } of style.layers ?? []) {
    if (!layout?.['text-field']) continue;
    const weight = /bold/i.test(JSON.stringify(layout['text-font'] ?? '')) ? 'Bold' : 'Regular';
    layout['text-font'] = [`${font} ${weight}`];
  }
  const layer = new LayerGroup();
  await apply(layer, style, {
    styleUrl: url,
    // A sprite image is loaded as an element. Everything else is fetched here, so that late or error responses count as
    // failures.
    transformRequest: (address, type) => (type === 'SpriteImage' ? address : answerOf(address)),
  });
  const sources = layer
    .getLayersArray()
    .map((one) => (one instanceof Layer ? (one.getSource() as unknown) : null))
    .filter((source) => source instanceof TileSource);
  return { layer, sources: [...new Set(sources)] };
}

/** Always installed: for any other font the library would ask a third-party server. */
const SAFE = 'Arial';

/** Returns the page's font if it ships with the page, so that the reader's chosen font is used on the map too. */
function pageFont(target: HTMLElement): string {
  const unquoted = (name: string): string => name.replace(/["']/g, '').trim();
  const family = unquoted(getComputedStyle(target).fontFamily.split(',')[0] ?? '');
  const isOurs = [...document.fonts].some((face) => unquoted(face.family) === family && face.status === 'loaded');
  return isOurs ? family : SAFE;
}
