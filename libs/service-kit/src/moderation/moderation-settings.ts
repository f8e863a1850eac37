import type { Type } from '@nestjs/common';
import type {
  contentDescribedEvent,
  contentExcerptsEndpoint,
  ContentKind,
  contentModeratedEvent,
  ContentState,
  CorrectableText,
  correctionEndpoint,
  EventContract,
  moderationContentEndpoint,
  ownCorrectionEndpoint,
  ShownContent,
} from '@waymark/contracts-core';
import type { Tx } from '../database/tx';
import type { OnEvent } from '../events/on-event';

/** What staff need to know about reported content to prioritise it. */
export interface AboutContent {
  readonly authorId: number | null;
  readonly path: string | null;
  readonly writtenAt: Date;
}

/** One kind of content in a slice: how to find, hide, restore and show it to moderators. A provider of the service. */
export interface ModerationKind {
  /** Returns null when it has been deleted. */
  about(tx: Tx, contentId: string): Promise<AboutContent | null>;
  /**
   * Sets the row's state and everything derived from it: counts, and events for the index and other slices. Returns
   * false when the row is gone. May be called again with the current state.
   */
  set(tx: Tx, contentId: string, state: ContentState): Promise<boolean>;
  /** Returns it as moderators see it, hidden or not; null when it is gone. */
  show(contentId: string): Promise<ShownContent | null>;
  /** Returns its current texts that staff may correct; null when it is gone. Absent where nothing can be corrected. */
  texts?(db: Pick<Tx, 'query' | 'one'>, contentId: string): Promise<CorrectableText[] | null>;
  /** Returns what is wrong with a corrected text besides its length, or null. */
  wrong?(part: string, text: string): string | null;
  /**
   * Writes some of these texts, by part, and everything derived from them: search text, and events for other slices.
   * `set` has already locked the row.
   */
  write?(tx: Tx, contentId: string, texts: Readonly<Record<string, string>>): Promise<void>;
}

export interface ModerationSettings {
  readonly kinds: Readonly<Partial<Record<ContentKind, Type<ModerationKind>>>>;
  /** `OnEvent(contentReported)`: the kit knows no slice's events. */
  readonly onReported: ReturnType<typeof OnEvent>;
  /** `OnEvent(caseDecided)` */
  readonly onDecided: ReturnType<typeof OnEvent>;
  readonly described: ReturnType<typeof contentDescribedEvent> & EventContract;
  readonly moderated: ReturnType<typeof contentModeratedEvent> & EventContract;
  /** Endpoint for staff to read one item. */
  readonly endpoint: ReturnType<typeof moderationContentEndpoint>;
  /** Endpoint for staff to read excerpts of many items, for a list. */
  readonly excerpts: ReturnType<typeof contentExcerptsEndpoint>;
  /** Only in a slice with texts that staff may correct. */
  readonly corrections?: {
    readonly store: ReturnType<typeof correctionEndpoint>;
    readonly own: ReturnType<typeof ownCorrectionEndpoint>;
  };
}

/** Returns the content's numeric ID; null when the reported text is not a valid ID. */
export function contentNumber(contentId: string): number | null {
  const number = /^[1-9]\d{0,9}$/.test(contentId) ? Number(contentId) : 0;
  return number > 0 && number <= 2_147_483_647 ? number : null;
}
