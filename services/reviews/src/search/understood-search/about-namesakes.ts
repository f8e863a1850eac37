import type { SearchSession } from '../search-session';
import type { PlaceBook } from '../understand/place-book';
import { namesakes } from './middle-of';
import type { Where } from './where';

interface Context {
  book: PlaceBook;
  home: string | null;
  session: SearchSession;
}

const CANDIDATES = 50;
const SHORTEST_FIRST = 6;

/** "Near Pontcysyllte Aqueduct": a tea room and a café that bear its first word stand together there. */
export async function calledByFirstWords(name: string, context: Context): Promise<Where | null> {
  const first = name.split(' ').slice(0, -1).join(' ');
  return first.length < SHORTEST_FIRST || context.book.named(first).length > 0 ? null : aboutNamesakes(first, context);
}

/** A landmark that is no venue here: "near the O2" is not near a pub called O2. */
export async function aboutNamesakes(name: string, { home, session }: Context): Promise<Where | null> {
  const hits = await session.candidates([{ text: name, ...(home ? { countryCode: home } : {}), limit: CANDIDATES }]);
  return namesakes(name, hits.flat());
}
