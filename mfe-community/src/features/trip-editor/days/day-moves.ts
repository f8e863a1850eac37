/** Returns the list with the item at `from` moved to `to`. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_, place) => place !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}

export function inserted<T>(list: readonly T[], place: number, one: T): T[] {
  return [...list.slice(0, place), one, ...list.slice(place)];
}

interface Called {
  title: string;
}

/** Returns the name of a day, such as "Day 2: Arrival" or "Day 2, no title yet". */
export const dayName = ({ title }: Called, place: number): string =>
  title.trim() ? `Day ${place + 1}: ${title.trim()}` : `Day ${place + 1}, no title yet`;
