import { normaliseName } from '../rules/normalise-name';
import type { PopulatedCity } from './populated-city';

interface Named {
  name: string;
  country: string;
  latitude: number;
  longitude: number;
}

/** Degrees, about 5 km: places with the same name in both lists are the same place within this distance. */
const SAME_NAME = 0.05;
/** Degrees, about 1 km: within this distance any two names mean the same place ("Antwerpen" is "Antwerp"). */
const SAME_SPOT = 0.01;
const CELL = 0.1;

/** Finds the row of the list with populations for a given place; returns each row only once. */
export class PopulationIndex {
  private readonly cells = new Map<string, PopulatedCity[]>();

  constructor(cities: PopulatedCity[]) {
    for (const city of cities) {
      const [longitude, latitude] = city.loc.coordinates;
      const key = cellOf(city.country, latitude, longitude, 0, 0);
      this.cells.set(key, [...(this.cells.get(key) ?? []), city]);
    }
  }

  take(place: Named): PopulatedCity | undefined {
    const near = this.near(place);
    const form = normaliseName(place.name);
    const apart = (city: PopulatedCity) =>
      Math.hypot(city.loc.coordinates[1] - place.latitude, city.loc.coordinates[0] - place.longitude);
    const closest = near.sort((a, b) => apart(a.city) - apart(b.city));
    const found =
      closest.find(({ city }) => apart(city) <= SAME_NAME && normaliseName(city.name) === form) ??
      closest.find(({ city }) => apart(city) <= SAME_SPOT);
    if (!found) return undefined;
    found.cell.splice(found.cell.indexOf(found.city), 1);
    return found.city;
  }

  left(): PopulatedCity[] {
    return [...this.cells.values()].flat();
  }

  private near({ country, latitude, longitude }: Named) {
    const steps = [-1, 0, 1];
    return steps.flatMap((dy) =>
      steps.flatMap((dx) => {
        const cell = this.cells.get(cellOf(country, latitude, longitude, dy, dx)) ?? [];
        return cell.map((city) => ({ cell, city }));
      }),
    );
  }
}

const cellOf = (country: string, latitude: number, longitude: number, dy: number, dx: number) =>
  `${country}|${Math.round(latitude / CELL) + dy}|${Math.round(longitude / CELL) + dx}`;
