import { fold } from '../../text/fold';
import type { KindMeaning } from '../../venue/kind-meaning';
import { KINDS } from '../../venue/kind-vocabulary';
import { describe } from './describe-understood';
import type { Found } from './found-by-name';
import type { Reading } from './other-readings';
import { spotCalled } from './place-finder';
import { targetFound, targetQueries } from './search-targets';
import type { Where } from './where';

export const isMall = (kind: KindMeaning | null): boolean => kind?.kinds.includes('mall') ?? false;

const SHOPS = KINDS.get('shops') ?? null;

/** "Telford shopping centre", "Eldon Square shopping centre": no source lists the centre itself, but the shops that have it in their address. */
export async function shopsOfMall(
  town: Where,
  { question, asked, wanted, context, placeWords }: Reading,
): Promise<Found | null> {
  const isPart = asked?.by === 'town' && asked.places[0]?.isPart === true;
  const where = isPart ? town : await spotCalled(`${fold(town.place.label)} shopping centre`, context);
  if (!where) return null;
  const target = { kind: SHOPS, wishes: question.wishes, where, name: '' };
  const found = targetFound(target, wanted, await context.session.find(targetQueries(target, wanted)));
  if (found.hits.length === 0) return null;
  const described = { question: { ...question, kind: SHOPS }, target, asked: null, placeWords, unknownPlace: null };
  return { ...found, understood: describe(described), target, nearest: [] };
}
