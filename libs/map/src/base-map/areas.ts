// Written by `npm run map` in infra/seed.
import type { AreaFile } from './map-area';

/** The British Isles at a glance. */
export const OVERVIEW: AreaFile = {
  box: [-11, 49.5, 2.5, 61.5],
  file: new URL('./areas/british-isles.json', import.meta.url),
};

/** Boroughs and Underground. */
export const LONDON: AreaFile = {
  box: [-0.6, 51.25, 0.4, 51.75],
  file: new URL('./areas/london.json', import.meta.url),
};

/** Coast, towns and stations from near by. */
export const AREAS: readonly AreaFile[] = [
  { box: [-11, 49.5, -8.75, 51.5], file: new URL('./areas/r0c0.json', import.meta.url) },
  { box: [-6.5, 49.5, -4.25, 51.5], file: new URL('./areas/r0c2.json', import.meta.url) },
  { box: [-4.25, 49.5, -2, 51.5], file: new URL('./areas/r0c3.json', import.meta.url) },
  { box: [-2, 49.5, 0.25, 51.5], file: new URL('./areas/r0c4.json', import.meta.url) },
  { box: [0.25, 49.5, 2.5, 51.5], file: new URL('./areas/r0c5.json', import.meta.url) },
  { box: [-11, 51.5, -8.75, 53.5], file: new URL('./areas/r1c0.json', import.meta.url) },
  { box: [-8.75, 51.5, -6.5, 53.5], file: new URL('./areas/r1c1.json', import.meta.url) },
  { box: [-6.5, 51.5, -4.25, 53.5], file: new URL('./areas/r1c2.json', import.meta.url) },
  { box: [-4.25, 51.5, -2, 53.5], file: new URL('./areas/r1c3.json', import.meta.url) },
  { box: [-2, 51.5, 0.25, 53.5], file: new URL('./areas/r1c4.json', import.meta.url) },
  { box: [0.25, 51.5, 2.5, 53.5], file: new URL('./areas/r1c5.json', import.meta.url) },
  { box: [-11, 53.5, -8.75, 55.5], file: new URL('./areas/r2c0.json', import.meta.url) },
  { box: [-8.75, 53.5, -6.5, 55.5], file: new URL('./areas/r2c1.json', import.meta.url) },
  { box: [-6.5, 53.5, -4.25, 55.5], file: new URL('./areas/r2c2.json', import.meta.url) },
  { box: [-4.25, 53.5, -2, 55.5], file: new URL('./areas/r2c3.json', import.meta.url) },
  { box: [-2, 53.5, 0.25, 55.5], file: new URL('./areas/r2c4.json', import.meta.url) },
  { box: [-8.75, 55.5, -6.5, 57.5], file: new URL('./areas/r3c1.json', import.meta.url) },
  { box: [-6.5, 55.5, -4.25, 57.5], file: new URL('./areas/r3c2.json', import.meta.url) },
  { box: [-4.25, 55.5, -2, 57.5], file: new URL('./areas/r3c3.json', import.meta.url) },
  { box: [-2, 55.5, 0.25, 57.5], file: new URL('./areas/r3c4.json', import.meta.url) },
  { box: [-8.75, 57.5, -6.5, 59.5], file: new URL('./areas/r4c1.json', import.meta.url) },
  { box: [-6.5, 57.5, -4.25, 59.5], file: new URL('./areas/r4c2.json', import.meta.url) },
  { box: [-4.25, 57.5, -2, 59.5], file: new URL('./areas/r4c3.json', import.meta.url) },
  { box: [-2, 57.5, 0.25, 59.5], file: new URL('./areas/r4c4.json', import.meta.url) },
  { box: [-8.75, 59.5, -6.5, 61.5], file: new URL('./areas/r5c1.json', import.meta.url) },
  { box: [-4.25, 59.5, -2, 61.5], file: new URL('./areas/r5c3.json', import.meta.url) },
  { box: [-2, 59.5, 0.25, 61.5], file: new URL('./areas/r5c4.json', import.meta.url) },
];
