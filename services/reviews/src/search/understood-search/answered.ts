import type { Understood } from '@waymark/contracts-reviews';
import type { Parse } from '../query/parse';
import type { Candidate } from '../search-port';
import type { SearchSession } from '../search-session';
import type { PlaceBook } from '../understand/place-book';
import type { FoundTarget } from './search-targets';
import type { Target } from './target';

export type Found = FoundTarget & { understood: Understood; target: Target; nearest: Candidate[] };

export interface ArbiterContext {
  book: PlaceBook;
  home: string | null;
  at: { latitude: number; longitude: number } | null;
  session: SearchSession;
}

/** A parse and what the engine has for it. */
export interface Answered {
  parse: Parse;
  target: Target;
  found: FoundTarget;
  /** Nothing but a name was understood. */
  isName: boolean;
  score: number;
}
