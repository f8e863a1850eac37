import type { Rooms } from './room-imports';

/**
 * Returns every import that closes a cycle between a service's folders, as a sentence. Empty when the service can be
 * read from the top down.
 */
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
