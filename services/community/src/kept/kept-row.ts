import type { StaffActor } from '../feedback/desk/staff-actor';
import type { KeptContent, KeptKind, KeptState } from '@waymark/contracts-community';

/** Identifies one item of site content. */
export interface KeptId {
  readonly kind: KeptKind;
  readonly key: string;
}

/** A staff member's act on an item. `key` is the idempotency key of a retried request. */
export interface KeptAsking {
  id: KeptId;
  actor: StaffActor;
  key: string | null;
}

/** The version number of a draft; published versions start at 1. */
export const DRAFT = 0;

export interface VersionRow {
  number: number;
  state: KeptState | 'draft';
  revision: number;
  content: KeptContent | null;
  againOf: number | null;
  at: Date;
  byName: string | null;
  /** The number of the newest version. */
  newest: number;
}

export interface ItemRow extends KeptId {
  hasDraft: boolean;
  state: KeptState | null;
  changedAt: Date;
}

export interface PublishedRow extends KeptId {
  content: KeptContent;
}

/** The current state of an item, locked for an act. */
export interface LockedKept {
  revision: number;
  number: number;
  draft: KeptContent | null;
}
