import type { Type } from '@nestjs/common';
import type {
  activityOfDayEndpoint,
  bulkUndoDoneEvent,
  BulkUndoKind,
  contentModeratedEvent,
  EventContract,
} from '@waymark/contracts-core';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../database/tx';
import type { OnEvent } from '../events/on-event';
import type { ModerationKind } from '../moderation/moderation-settings';

/** A member and a time range, `to` exclusive: a day in London, or the part before the decision. */
export interface MemberSpan {
  memberId: number;
  from: Date;
  to: Date;
}

/** The data needed to restore an item. */
export type Before = Readonly<Record<string, string | number | boolean | null>>;

/** One kind of member activity in a slice, with its undo and restore. A provider of the service. */
export interface UndoneKind {
  /**
   * A SELECT of content_id (text), at, title, said and path (texts, path may be null) of activity still in force.
   * Preview and undo read the same rows, so nothing is undone that was not shown.
   */
  rows(span: MemberSpan): Sql;
  /**
   * Undoes one item; returns null when it no longer exists. Updates counts and writes events in the same transaction.
   */
  take(tx: Tx, contentId: string, memberId: number): Promise<Before | null>;
  /** Returns false when it cannot be restored: its author deleted it, or its subject is gone. */
  bringBack(tx: Tx, contentId: string, memberId: number, before: Before): Promise<boolean>;
}

export interface BulkUndoSettings {
  readonly kinds: Readonly<Partial<Record<BulkUndoKind, Type<UndoneKind>>>>;
  /** `OnEvent(bulkUndoDecided)`: the kit knows no slice's events. */
  readonly onDecided: ReturnType<typeof OnEvent>;
  readonly done: ReturnType<typeof bulkUndoDoneEvent> & EventContract;
  /** Event for other slices when content is hidden or restored; null in a slice without such content. */
  readonly moderated: (ReturnType<typeof contentModeratedEvent> & EventContract) | null;
  /** Endpoint of the staff's preview. */
  readonly endpoint: ReturnType<typeof activityOfDayEndpoint>;
}

/** Bulk undo for content that moderators can hide: hides and restores it like a single decision. */
export abstract class HiddenKind {
  protected abstract readonly content: ModerationKind;

  async take(tx: Tx, contentId: string): Promise<Before | null> {
    return (await this.content.set(tx, contentId, 'hidden')) ? {} : null;
  }

  bringBack(tx: Tx, contentId: string): Promise<boolean> {
    return this.content.set(tx, contentId, 'shown');
  }
}
