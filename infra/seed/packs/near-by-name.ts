import { distanceMetres, type Position } from '../rules/distance';

/**
 * Side of a grid cell: 0.005 degrees are 550 m from north to south, and at least 300 m from east to west below 60°
 * north.
 */
const CELL = 0.005;

/** Finds places with the same name near a point, without checking every place of a chain. */
export class NearByName<T extends Position> {
  private readonly cells = new Map<string, T[]>();

  add(name: string, item: T): void {
    const cell = this.cellOf(name, Math.floor(item.latitude / CELL), Math.floor(item.longitude / CELL));
    const there = this.cells.get(cell);
    if (there) there.push(item);
    else this.cells.set(cell, [item]);
  }

  /** Nearest first; `metres` is at most 300. */
  within(name: string, position: Position, metres: number): T[] {
    const y = Math.floor(position.latitude / CELL);
    const x = Math.floor(position.longitude / CELL);
    const found: { item: T; distance: number }[] = [];
    for (let dy = -1; dy <= 1; dy += 1)
      for (let dx = -1; dx <= 1; dx += 1)
        for (const item of this.cells.get(this.cellOf(name, y + dy, x + dx)) ?? []) {
          const distance = distanceMetres(item, position);
          if (distance <= metres) found.push({ item, distance });
        }
    return found.sort((a, b) => a.distance - b.distance).map(({ item }) => item);
  }

  private cellOf(name: string, y: number, x: number): string {
    return `${name}|${y}|${x}`;
  }
}
