/** A place of a list, as shown on a map. */
export interface MapPlace {
  id: number;
  /** The place's number in the list; null for a place without one. */
  number: number | null;
  name: string;
  latitude: number;
  longitude: number;
  /** The position is the middle of a postcode or town: "around here", not the exact spot. */
  isApproximate: boolean;
}

/** A circular part of the map, as used for a search. */
export interface MapCircle {
  latitude: number;
  longitude: number;
  km: number;
}
