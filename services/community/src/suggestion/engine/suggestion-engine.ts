import type { GroupWords } from '../describe-group';

/** A feedback entry that belongs to no suggestion yet. */
export interface FeedbackLine {
  id: number;
  subject: string;
  message: string;
  /** The author's name, which never leaves this machine. */
  userName: string | null;
}

/** An existing suggestion with some of its feedback. */
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
  /** Similarity to the rest of the group, 0 to 1. */
  closeness: number;
}

/** The resulting groups. A line may be in none. */
export interface Grouping {
  joined: (Member & { suggestionId: number })[];
  found: { members: Member[]; words?: GroupWords }[];
  /** The tokens that a language model used; 0 for other engines. */
  tokens: number;
}

export interface EngineWork {
  /** Reports progress: finished and total lines. */
  tell: (done: number, total: number) => void;
  signal: AbortSignal;
}

/** Groups feedback. Two engines exist: the embedded one, and a language model if the operator configured one. */
export interface SuggestionEngine {
  /** The name that suggestions record. */
  readonly name: string;
  /** The maximum number of lines per call. */
  readonly most: number;
  group(input: GroupInput, work: EngineWork): Promise<Grouping>;
}
