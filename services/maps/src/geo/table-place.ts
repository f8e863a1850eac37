export interface TablePlace {
  readonly name: string;
  readonly countryCode: string;
  readonly district: string | null;
  readonly latitude: number;
  readonly longitude: number;
  /** 0 when unknown. */
  readonly population: number;
  /** Whether it is a part of a larger place, which never counts as a city itself. */
  readonly isPart: boolean;
}
