import type { TripBlog } from '@waymark/contracts-community';
import type { TripScene } from '@waymark/ui/art';

const COAST =
  /\b(sea|seaside|beach|beaches|coast|coastal|island|islands|isle|bay|harbour|pier|ferry|cruise|boat|lighthouse)\b/i;
const HILLS =
  /\b(train|trains|railway|hill|hills|mountain|mountains|lake|lakes|loch|valley|dales|moor|moors|forest|woods|national park|countryside|trail|highlands|peak district)\b/i;

/** Returns the kind of trip, guessed from its text; the default is a town. */
export function tripScene({
  title,
  destination,
  description,
}: Pick<TripBlog, 'title' | 'destination' | 'description'>): TripScene {
  const words = `${title} ${destination} ${description}`;
  if (COAST.test(words)) return 'coast';
  return HILLS.test(words) ? 'hills' : 'town';
}
