import type { Candidate } from '../search-port';
import { isStreet } from '../understand/street-words';
import type { Question } from '../understand/understand-question';
import { isOnlyDiet } from './diet-words';
import { partOfTown } from './part-of-town';
import type { PlaceContext } from './place-finder';
import type { Target } from './target';
import type { Where } from './where';

/** So few of a name may as well be a part of the town. */
const FEW = 5;

/** "Pubs Deansgate Manchester": what few places of the town are called is a part or a street of it. */
export async function partAsked(
  target: Target,
  hits: readonly Candidate[],
  question: Question,
  context: PlaceContext,
): Promise<Where | null> {
  if (hits.length > (target.kind ? FEW : 0) && !isStreet(target.name)) return null;
  return mayBePart(target, question) ? partOfTown(target.name, 'in', target.where, context) : null;
}

export function mayBePart(target: Target, { unmapped }: Question): target is Target & { where: Where } {
  const { name, where } = target;
  if (!name || unmapped || where?.place.source !== 'town' || where.box) return false;
  return !isOnlyDiet(target);
}
