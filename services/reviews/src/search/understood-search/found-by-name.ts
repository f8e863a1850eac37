import type { Understood } from '@waymark/contracts-reviews';
import type { Candidate } from '../search-port';
import { kindOfName } from '../understand/kind-of-name';
import type { Question } from '../understand/understand-question';
import { describeName } from './describe-understood';
import { nearestTo } from './nearest-to';
import type { PlaceContext } from './place-finder';
import type { FoundTarget } from './search-targets';
import type { Target } from './target';

export type Found = FoundTarget & { understood: Understood; target: Target; nearest: Candidate[] };

/** What bears the whole question as its name; where nothing does, the nearest of the kind that the name tells. */
export async function foundByName(question: Question, named: Candidate[], context: PlaceContext): Promise<Found> {
  const kinds: Record<string, number> = {};
  for (const { kind } of named) if (kind) kinds[kind] = (kinds[kind] ?? 0) + 1;
  const target = { kind: null, wishes: [], where: null, name: question.whole };
  const hint = kindOfName(question.whole);
  const nearest =
    named.length === 0 && context.at && hint
      ? await nearestTo({ ...target, kind: hint.kind, name: '' }, context.at, context)
      : [];
  const understood = describeName(question);
  return { hits: named, total: named.length, kinds, features: null, understood, target, nearest };
}
