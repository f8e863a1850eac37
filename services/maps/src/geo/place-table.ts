import type { GazetteerRow } from '@waymark/seed';

export interface TablePlace {
  readonly name: string;
  readonly countryCode: string;
  readonly district: string | null;
  readonly latitude: number;
  readonly longitude: number;
  /** 0 when unknown. */
  readonly population: number;
  /** A part of a larger place, which never counts as a city itself. */
  readonly isPart: boolean;
}

/**
 * Stores 171,000 places in columns: objects would take five times the memory. Country codes and districts repeat, so
 * each is stored once.
 */
export class PlaceTable {
  readonly names: string[] = [];
  private readonly latitudes: number[] = [];
  private readonly longitudes: number[] = [];
  private readonly populations: number[] = [];
  private readonly parts: boolean[] = [];
  private readonly countries: string[] = [];
  private readonly districts: (string | null)[] = [];
  private readonly shared = new Map<string, string>();

  get size(): number {
    return this.names.length;
  }

  add([name, countryCode, latitude, longitude, district, population, isPart]: GazetteerRow): void {
    this.names.push(name);
    this.latitudes.push(latitude);
    this.longitudes.push(longitude);
    this.populations.push(population);
    this.parts.push(isPart === 1);
    this.countries.push(this.once(countryCode));
    this.districts.push(district === null ? null : this.once(district));
  }

  at(id: number): TablePlace {
    return {
      name: this.names[id] ?? '',
      countryCode: this.countries[id] ?? '',
      district: this.districts[id] ?? null,
      latitude: this.latitudes[id] ?? 0,
      longitude: this.longitudes[id] ?? 0,
      population: this.populationOf(id),
      isPart: this.parts[id] ?? false,
    };
  }

  countryOf(id: number): string {
    return this.countries[id] ?? '';
  }

  populationOf(id: number): number {
    return this.populations[id] ?? 0;
  }

  isPartOf(id: number): boolean {
    return this.parts[id] ?? false;
  }

  private once(text: string): string {
    const known = this.shared.get(text);
    if (known !== undefined) return known;
    this.shared.set(text, text);
    return text;
  }
}
