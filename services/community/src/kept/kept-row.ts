import type { StaffActor } from '../feedback/desk/staff-actor';
import type { KeptContent, KeptKind, KeptState } from '@waymark/contracts-community';

/** Which of the things that staff keep. */
export interface KeptId {
  readonly kind: KeptKind;
  readonly key: string;
}

/** Who of the staff asks for an act on what; `key`: of what is sent again after a lost answer. */
export interface KeptAsking {
  id: KeptId;
  actor: StaffActor;
  key: string | null;
}

/** The number of the draft; the history begins at 1. */
export const DRAFT = 0;

export interface VersionRow {
  number: number;
  state: KeptState | 'draft';
  revision: number;
  content: KeptContent | null;
  againOf: number | null;
  at: Date;
  byName: string | null;
  /** Of the newest step. */
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

/** What an act finds, while nobody else can change it. */
export interface LockedKept {
  revision: number;
  number: number;
  draft: KeptContent | null;
}
