import type { StaffActor } from '../feedback/desk/staff-actor';
import type { SiteContentBody, SiteContentKind, SiteContentState } from '@waymark/contracts-community';

/** Identifies one item of site content. */
export interface SiteContentId {
  readonly kind: SiteContentKind;
  readonly key: string;
}

/** A staff member's act on an item. `key` is the idempotency key of a retried request. */
export interface SiteContentCaller {
  id: SiteContentId;
  actor: StaffActor;
  key: string | null;
}

/** The version number of a draft. Published versions start at 1. */
export const DRAFT = 0;

export interface VersionRow {
  number: number;
  state: SiteContentState | 'draft';
  revision: number;
  content: SiteContentBody | null;
  againOf: number | null;
  at: Date;
  byName: string | null;
  /** The number of the newest version. */
  newest: number;
}

export interface ItemRow extends SiteContentId {
  hasDraft: boolean;
  state: SiteContentState | null;
  changedAt: Date;
}

export interface PublishedRow extends SiteContentId {
  content: SiteContentBody;
}

/** The current state of an item, locked for an act. */
export interface LockedSiteContent {
  revision: number;
  number: number;
  draft: SiteContentBody | null;
}
