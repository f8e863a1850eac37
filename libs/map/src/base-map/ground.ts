import { baseMap } from '@waymark/mfe-kit';
import type { BaseMap } from '@waymark/contracts-core';
import type OlMap from 'ol/Map';
import type { Streets } from '../street-map/street-layer';
import { loadStreets } from '../street-map/streets';
import { addBaseMap, type OwnMap } from './base-map';
import { onThemeChange } from './map-colours';

/** The base map under everything else that a map shows. */
export interface Ground {
  /** `missing`: the operator configured a street map, but part of it did not load. */
  streets: 'none' | 'there' | 'missing';
  attribution: string;
}

const OWN = '© OpenStreetMap contributors, GeoNames, Ordnance Survey';
export const OWN_GROUND: Ground = { streets: 'none', attribution: OWN };

/** Milliseconds in which nothing is drawn while streets load; after that, our own map is drawn. */
const GRACE_MS = 1_500;
/** Milliseconds until a failed load is retried; each further pause is twice as long. */
const RETRY_MS = 10_000;
const OVER_OWN = 5;

/** Adds the operator's map, with ours wherever parts of it do not load; without an operator's map, only ours. */
export function addGround(map: OlMap, target: HTMLElement, onGround: (ground: Ground) => void): () => void {
  const named = baseMap();
  return named ? addStreets(map, target, named, onGround) : addBaseMap(map, target).forget;
}

function addStreets(map: OlMap, target: HTMLElement, named: BaseMap, onGround: (ground: Ground) => void): () => void {
  let own: OwnMap | undefined;
  let streets: Streets | undefined;
  /** Number of tiles that have loaded and failed since the last request. */
  let [came, failed] = [0, 0];
  let pauseMs = RETRY_MS;
  let again: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function tell() {
    if (isOver) return;
    const needsOwn = failed > 0 || came === 0;
    if (needsOwn) own ??= addBaseMap(map, target);
    own?.setVisible(needsOwn);
    // The background of the operator's style would hide our map.
    streets?.layer.setOpacity(came === 0 && failed > 0 ? 0 : 1);
    const attribution = [...(came > 0 ? [named.attribution] : []), ...(needsOwn ? [OWN] : [])].join('; ');
    onGround({ streets: needsOwn ? 'missing' : 'there', attribution });
    if (failed > 0) again ??= setTimeout(retryLater, pauseMs);
  }

  async function ask() {
    if (streets) {
      [came, failed] = [0, 0];
      for (const source of streets.sources) source.refresh();
      return;
    }
    try {
      const found = await loadStreets(named, target);
      if (isOver) return;
      streets = found;
      found.layer.setZIndex(OVER_OWN);
      for (const source of found.sources) {
        // Changes the source's revision, because OpenLayers ignores the first one and would keep failed tiles after
        // `refresh`.
        source.changed();
        source.on('tileloadend', () => {
          came += 1;
          tell();
        });
        source.on('tileloaderror', () => {
          failed += 1;
          tell();
        });
      }
      map.addLayer(found.layer);
    } catch {
      failed += 1;
      tell();
    }
  }

  const retry = () => {
    if (failed > 0) void ask();
  };
  function retryLater() {
    again = undefined;
    pauseMs *= 2;
    retry();
  }
  const timer = setTimeout(() => came === 0 && tell(), GRACE_MS);
  window.addEventListener('online', retry);
  const forgetTheme = onThemeChange(() => streets?.restyle?.());
  void ask();
  return () => {
    isOver = true;
    clearTimeout(timer);
    clearTimeout(again);
    window.removeEventListener('online', retry);
    forgetTheme();
    own?.forget();
  };
}
