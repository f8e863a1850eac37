import type { Position } from '../../venue/distance';

interface Town extends Position {
  countryCode: string;
}

/** Degrees. A position farther from any town than this is open sea. */
const FARTHEST = 4;
const keyOf = (south: number, west: number): number => south * 1_000 + west;

/** Indexes towns by one-degree squares: comparing all of them to find the nearest took 30 ms. */
export class TownMap {
  private readonly squares = new Map<number, Town[]>();

  /** Ignores places with a `box`, which are regions and countries. */
  add({ box, countryCode, latitude, longitude }: Town & { box?: unknown }): void {
    if (box) return;
    const key = keyOf(Math.floor(latitude), Math.floor(longitude));
    const same = this.squares.get(key);
    const town = { countryCode, latitude, longitude };
    if (same) same.push(town);
    else this.squares.set(key, [town]);
  }

  countryAt(position: Position): string | null {
    for (let reach = 1; reach <= FARTHEST; reach *= 2) {
      const nearest = this.nearest(position, reach);
      if (nearest) return nearest.countryCode;
    }
    return null;
  }

  private nearest({ latitude, longitude }: Position, reach: number): Town | null {
    const width = Math.cos((latitude * Math.PI) / 180);
    const [south, west] = [Math.floor(latitude), Math.floor(longitude)];
    let best: { town: Town; away: number } | null = null;
    for (let north = south - reach; north <= south + reach; north += 1) {
      for (let east = west - reach; east <= west + reach; east += 1) {
        for (const town of this.squares.get(keyOf(north, east)) ?? []) {
          const away = (town.latitude - latitude) ** 2 + ((town.longitude - longitude) * width) ** 2;
          if (!best || away < best.away) best = { town, away };
        }
      }
    }
    return best?.town ?? null;
  }
}
