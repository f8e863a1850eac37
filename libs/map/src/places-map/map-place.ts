/** A place of a list, as a map shows it. */
export interface MapPlace {
  id: number;
  /** Its number in the list; null of a place without one. */
  number: number | null;
  name: string;
  latitude: number;
  longitude: number;
  /** The middle of a postcode or town: "around here", never a doorstep. */
  isApproximate: boolean;
}

/** A circle of the map that somebody looks at. */
export interface MapCircle {
  latitude: number;
  longitude: number;
  km: number;
}
