/** Edges of a map's view in degrees. */
export interface View {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}
