import type { Rooms } from './room-imports';

/** Every import that closes a circle of rooms, in words; empty when one can read the service from the top down. */
export function findCircles(rooms: Rooms): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (room: string, above: readonly string[]): void => {
    if (done.has(room)) return;
    for (const [next, example] of rooms.get(room) ?? []) {
      const way = [...above, room];
      if (way.includes(next)) circles.push(`${[...way.slice(way.indexOf(next)), next].join(' > ')}: ${example}`);
      else visit(next, way);
    }
    done.add(room);
  };
  for (const room of rooms.keys()) visit(room, []);
  return circles;
}
