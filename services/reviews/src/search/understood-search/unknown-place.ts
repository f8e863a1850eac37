import type { PlaceAsked } from '../understand/claim-place';
import type { Question } from '../understand/understand-question';
import { describe } from './describe-understood';
import type { Found } from './found-by-name';
import { nearestTo } from './nearest-to';
import type { PlaceContext } from './place-finder';
import type { Target } from './target';

/** Nothing is in a place that nobody knows: it is said, with the nearest to whoever gives their position. */
export async function unknownPlace(
  question: Question,
  asked: PlaceAsked | null,
  target: Target,
  context: PlaceContext,
): Promise<Found> {
  const name = asked?.by === 'name' ? asked.name : asked?.by === 'postcode' ? asked.code : null;
  const described = { question, target, asked, placeWords: asked?.words ?? [], unknownPlace: name };
  const nearest = context.at && question.unmapped === null ? await nearestTo(target, context.at, context) : [];
  return { hits: [], total: 0, kinds: {}, groups: null, understood: describe(described), target, nearest };
}
