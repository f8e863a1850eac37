import type { Type } from '@nestjs/common';
import type {
  contentModeratedEvent,
  EventContract,
  memberDayEndpoint,
  RevertKind,
  revertDoneEvent,
} from '@waymark/contracts-core';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../database/tx';
import type { OnEvent } from '../events/on-event';

/** Whose, and from when until before when: a day in London, or what of it had passed when staff decided. */
export interface MemberSpan {
  memberId: number;
  from: Date;
  to: Date;
}

/** What has to be known to bring a thing back as it was. */
export type Before = Readonly<Record<string, string | number | boolean | null>>;

/** One kind of what members do in a slice, taken back and brought back. A provider of the service. */
export interface RevertedKind {
  /**
   * What of it stands: a SELECT of content_id (text), at, title, said and path (texts, path may be null). The preview and the taking
   * back read the same rows, so that nothing else is taken than what was shown.
   */
  rows(span: MemberSpan): Sql;
  /** Null when there is nothing (any more) to take back. Counts and news for others follow in the same transaction. */
  take(tx: Tx, contentId: string, memberId: number): Promise<Before | null>;
  /** False when it cannot come back: its author deleted it, or what it was about is gone. */
  bringBack(tx: Tx, contentId: string, memberId: number, before: Before): Promise<boolean>;
}

export interface RevertSettings {
  readonly kinds: Readonly<Partial<Record<RevertKind, Type<RevertedKind>>>>;
  /** `OnEvent(revertDecided)`: the kit knows no slice's events. */
  readonly onDecided: ReturnType<typeof OnEvent>;
  readonly done: ReturnType<typeof revertDoneEvent> & EventContract;
  /** What others hear of content that is set aside; null in a slice that has none. */
  readonly moderated: (ReturnType<typeof contentModeratedEvent> & EventContract) | null;
  /** The staff's preview. */
  readonly endpoint: ReturnType<typeof memberDayEndpoint>;
}
