import type { Understood } from '@waymark/contracts-reviews';
import type { Candidate } from '../search-port';
import { kindOfName } from '../understand/kind-of-name';
import type { Question } from '../understand/understand-question';
import { describeName } from './describe-understood';
import { isBorne } from './name-match';
import { nearestTo } from './nearest-to';
import type { PlaceContext } from './place-finder';
import type { FoundTarget } from './search-targets';
import type { Target } from './target';

export type Found = FoundTarget & { understood: Understood; target: Target; nearest: Candidate[] };

/** "Hogwarts" finds pubs called Hogarths: that they are called otherwise is told. */
function readAs(whole: string, named: readonly Candidate[]): Understood['corrected'] {
  const read = named[0]?.names[0];
  const isUnfinished = named.some(({ names }) => names.some((name) => ` ${name}`.includes(` ${whole}`)));
  return read === undefined || isUnfinished || isBorne(whole, named, 'anywhere') ? [] : [{ typed: whole, read }];
}

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
  const understood = { ...describeName(question), corrected: readAs(question.whole, named) };
  return { hits: named, total: named.length, kinds, groups: null, understood, target, nearest };
}
