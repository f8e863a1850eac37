/** East and north parts of each direction in which a map can be moved. */
export const DIRECTIONS = { west: [-1, 0], north: [0, 1], south: [0, -1], east: [1, 0] } as const;
export type Direction = keyof typeof DIRECTIONS;

/** The moves that buttons and keys make. Both return false when the map cannot go further. */
export interface MapMoves {
  zoom(by: number): boolean;
  pan(direction: Direction): boolean;
}
