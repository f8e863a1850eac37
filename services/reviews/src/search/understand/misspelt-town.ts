import { editDistance, slipsIn } from '@waymark/service-kit/text/edit-distance';
import type { BookPlace, PlaceBook } from './place-book';

/** People of a town whose name may have been begun with another letter. */
const LEAST_OTHERWISE_BEGUN = 50_000;

/** The town that somebody may have meant by a name that nobody has: the fewest slips, then the most people. */
export function misspeltTown(name: string, book: PlaceBook): BookPlace[] {
  const slips = slipsIn(name);
  if (slips === 0) return [];
  let best: { slips: number; places: BookPlace[] } | null = null;
  for (const known of book.namesLike(name.length, slips)) {
    const distance = editDistance(name, known, slips);
    if (distance > slips || distance === 0) continue;
    const places = book.named(known);
    // A slip is seldom in the first letter: "swing" is no slip for the village of Wing.
    if (known[0] !== name[0] && (places[0]?.population ?? 0) < LEAST_OTHERWISE_BEGUN) continue;
    const isBetter =
      !best ||
      distance < best.slips ||
      (distance === best.slips && (places[0]?.population ?? 0) > (best.places[0]?.population ?? 0));
    if (isBetter) best = { slips: distance, places };
  }
  return best?.places ?? [];
}
