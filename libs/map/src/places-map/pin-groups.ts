import type { MapPlace } from './map-place';

/** Places so close that their pins would cover each other. */
export interface PinGroup {
  places: readonly [MapPlace, ...MapPlace[]];
}

/** Size of a pin in pixels at the usual font size; a pin for several places contains text. */
const SIZE = { one: 48, several: 92, high: 48 } as const;

type Pixel = readonly [x: number, y: number];
type Group = { at: Pixel; places: [MapPlace, ...MapPlace[]] };

const widthOf = ({ places }: Group): number => (places.length > 1 ? SIZE.several : SIZE.one);

const cover = (a: Group, b: Group, scale: number): boolean =>
  Math.abs(a.at[0] - b.at[0]) < (scale * (widthOf(a) + widthOf(b))) / 2 &&
  Math.abs(a.at[1] - b.at[1]) < scale * SIZE.high;

/**
 * Groups the pins of a view: each place joins the first group that it would overlap, and groups that come to overlap
 * are merged. Groups keep the order of the list, which is also the keyboard order. `scale` is the font size relative
 * to the usual one.
 */
export function pinGroups(places: readonly MapPlace[], pixelOf: (place: MapPlace) => Pixel, scale = 1): PinGroup[] {
  let groups: Group[] = places.map((place) => ({ at: pixelOf(place), places: [place] }));
  for (let before = Infinity; groups.length < before;) {
    before = groups.length;
    groups = joined(groups, scale);
  }
  return groups.map((group) => ({ places: group.places }));
}

function joined(groups: readonly Group[], scale: number): Group[] {
  const kept: Group[] = [];
  for (const group of groups) {
    const near = kept.find((other) => cover(other, group, scale));
    if (near) near.places.push(...group.places);
    else kept.push({ at: group.at, places: [...group.places] });
  }
  return kept;
}

/** The ID of its first place, so a pin keeps the focus when others leave its group. */
export const keyOf = ({ places: [first] }: PinGroup): number => first.id;

/** Checks whether all places are at the same position, where zooming in would not separate them. */
export const isOneSpot = ({ places: [first, ...rest] }: PinGroup): boolean =>
  rest.every(({ latitude, longitude }) => latitude === first.latitude && longitude === first.longitude);
