import type { PASSED_ON_STATES } from '@waymark/contracts-maps';
import type { Way } from './authority';

export type HandoverState = (typeof PASSED_ON_STATES)[number];

/** The progress of passing on a report. */
export interface HandoverRow {
  /** ID in the operator's file; null until the report is final. */
  authorityId: string | null;
  authority: string | null;
  way: Way | null;
  state: HandoverState;
  reference: string | null;
  status: string | null;
  sentAt: Date | null;
  updatedAt: Date | null;
}

/** A row leased to one process until `heldUntil`. */
export interface HeldHandover extends HandoverRow {
  reportId: number;
  token: string | null;
  tries: number;
  isInDoubt: boolean;
  heldUntil: Date;
}
