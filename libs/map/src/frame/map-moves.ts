/** East and north of each way that a map can be moved. */
export const DIRECTIONS = { west: [-1, 0], north: [0, 1], south: [0, -1], east: [1, 0] } as const;
export type Direction = keyof typeof DIRECTIONS;

/** What buttons and keys do to a map. Both answer false where it goes no further. */
export interface MapMoves {
  zoom(by: number): boolean;
  pan(direction: Direction): boolean;
}
