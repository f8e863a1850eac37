import type { BaseMap } from '@waymark/contracts-core';
import type { Streets } from './street-layer';

/** Loads the code for the kind of map that the operator configured; other kinds are never downloaded. */
export async function loadStreets({ kind, url }: BaseMap, target: HTMLElement): Promise<Streets> {
  const address = url.startsWith('/') ? window.location.origin + url : url;
  if (kind === 'raster') {
    const { rasterStreets } = await import(/* webpackChunkName: "street-raster" */ './raster-streets');
    return rasterStreets(address);
  }
  if (kind === 'style') {
    const { styleStreets } = await import(/* webpackChunkName: "street-style" */ './style-streets');
    return styleStreets(address, target);
  }
  const { fileStreets } = await import(/* webpackChunkName: "street-file" */ './file-streets');
  return fileStreets(address, target);
}
