/** A place of the gazetteer. */
export interface TablePlace {
  readonly name: string;
  readonly countryCode: string;
  readonly district: string | null;
  readonly latitude: number;
  readonly longitude: number;
  /** 0 when nobody counted. */
  readonly population: number;
  /** A section of a larger place: never a city of its own. */
  readonly isPart: boolean;
}
