import type { GroupWords } from '../describe-group';

/** A feedback that stands behind no suggestion yet. */
export interface FeedbackLine {
  id: number;
  subject: string;
  message: string;
  /** Name of who wrote it, which goes to no other machine. */
  userName: string | null;
}

/** A suggestion that is there, by some of what stands behind it. */
export interface KnownGroup {
  id: number;
  title: string;
  lines: Pick<FeedbackLine, 'subject' | 'message'>[];
}

export interface GroupInput {
  lines: readonly FeedbackLine[];
  known: readonly KnownGroup[];
}

export interface Member {
  feedbackId: number;
  /** How like the others it is, 0 to 1. */
  closeness: number;
}

/** What belongs together. A line may be in none. */
export interface Grouping {
  joined: (Member & { suggestionId: number })[];
  found: { members: Member[]; words?: GroupWords }[];
  /** What a language model counted; 0 of others. */
  tokens: number;
}

export interface EngineWork {
  /** Told as it goes on. */
  tell: (done: number, total: number) => void;
  signal: AbortSignal;
}

/** Groups feedback. There are two: one in the service itself, and a language model where the operator set one. */
export interface SuggestionEngine {
  /** As a suggestion names it. */
  readonly name: string;
  /** So many lines at a time. */
  readonly most: number;
  group(input: GroupInput, work: EngineWork): Promise<Grouping>;
}
