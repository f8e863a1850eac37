import type { Box } from '../base-map/map-area';
import { wrapped } from '../longitude';
import type { MapCircle } from './map-place';

const KM_PER_DEGREE = 111.32;
/** The range that a search accepts. */
const KM = { least: 1, most: 200 };
/** Minimum cosine of a latitude: near the poles, a kilometre spans ever more degrees of longitude. */
const LEAST_COSINE = 0.01;

/** Returns the circle that fills a view, rounded for the URL: to about a hundred metres and whole kilometres. */
export function circleOfView([west, south, east, north]: Box): MapCircle {
  const latitude = (south + north) / 2;
  const width = (east - west) * KM_PER_DEGREE * Math.max(LEAST_COSINE, Math.cos((latitude * Math.PI) / 180));
  const height = (north - south) * KM_PER_DEGREE;
  const km = Math.round(Math.max(width, height) / 2);
  return {
    latitude: Number(latitude.toFixed(3)),
    longitude: wrapped(Number(((west + east) / 2).toFixed(3))),
    km: Math.min(KM.most, Math.max(KM.least, km)),
  };
}

/** Returns the box around a circle. */
export function boxOfCircle({ latitude, longitude, km }: MapCircle): Box {
  const high = km / KM_PER_DEGREE;
  const wide = high / Math.max(LEAST_COSINE, Math.cos((latitude * Math.PI) / 180));
  return [longitude - wide, latitude - high, longitude + wide, latitude + high];
}
