import type { Type } from '@nestjs/common';
import type {
  ContentKind,
  CorrectableText,
  correctionEndpoint,
  ownCorrectionEndpoint,
  ContentState,
  contentDescribedEvent,
  contentExcerptsEndpoint,
  contentModeratedEvent,
  EventContract,
  moderatedContentEndpoint,
  ShownContent,
} from '@waymark/contracts-core';
import type { Tx } from '../database/tx';
import type { OnEvent } from '../events/on-event';

/** What staff have to know of reported content to put it in order. */
export interface AboutContent {
  readonly authorId: number | null;
  readonly path: string | null;
  readonly writtenAt: Date;
}

/** One kind of content of a slice: found, hidden, brought back and shown to moderators. A provider of the service. */
export interface ModeratedKind {
  /** Null when it is gone. */
  about(tx: Tx, contentId: string): Promise<AboutContent | null>;
  /**
   * Gives its row the state, with all that follows from it: counts from the rows, news for the index and for other slices.
   * False when it is gone. May come again with the state that it has.
   */
  set(tx: Tx, contentId: string, state: ContentState): Promise<boolean>;
  /** As moderators see it, hidden or not; null when it is gone. */
  show(contentId: string): Promise<ShownContent | null>;
  /** Its texts that staff may correct, as they stand. Null when it is gone; left out where nothing in it can be corrected. */
  texts?(db: Pick<Tx, 'query' | 'one'>, contentId: string): Promise<CorrectableText[] | null>;
  /** What is wrong with corrected words beyond their length; null: nothing. */
  wrong?(part: string, text: string): string | null;
  /**
   * Writes some of these texts, by their part, with all that follows from it: words for the search, news for other slices.
   * Its row is locked by then, by `set`.
   */
  write?(tx: Tx, contentId: string, texts: Readonly<Record<string, string>>): Promise<void>;
}

export interface ModeratedSettings {
  readonly kinds: Readonly<Partial<Record<ContentKind, Type<ModeratedKind>>>>;
  /** `OnEvent(contentReported)`: the kit knows no slice's events. */
  readonly onReported: ReturnType<typeof OnEvent>;
  /** `OnEvent(caseDecided)` */
  readonly onDecided: ReturnType<typeof OnEvent>;
  readonly described: ReturnType<typeof contentDescribedEvent> & EventContract;
  readonly moderated: ReturnType<typeof contentModeratedEvent> & EventContract;
  /** The staff's read. */
  readonly endpoint: ReturnType<typeof moderatedContentEndpoint>;
  /** The same of many, for a list. */
  readonly excerpts: ReturnType<typeof contentExcerptsEndpoint>;
  /** Of a slice with texts that staff may correct. */
  readonly corrections?: {
    readonly store: ReturnType<typeof correctionEndpoint>;
    readonly own: ReturnType<typeof ownCorrectionEndpoint>;
  };
}
