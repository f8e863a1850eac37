import { idSchema, storedTextSchema } from '@waymark/contracts-core';
import type { DeskService, ServiceAct, ServiceDeskState, ServiceFields } from '@waymark/contracts-reviews';
import { z } from 'zod';
import type { SupportServiceRow } from '../support-service.repository';
import type { SupportServiceOrigin } from '../support-service.writer';

/** The last row of a page: normalised name and ID. */
export const deskCursorSchema = z.tuple([storedTextSchema.max(200), idSchema]);
export type DeskCursor = z.infer<typeof deskCursorSchema>;

export type DeskServiceRow = DeskService & { normalName: string };

/** An entry, listed or not, with data that only staff see. */
export interface DeskEntryRow extends SupportServiceRow {
  origin: SupportServiceOrigin;
  sourceKey: string;
  version: number;
  state: ServiceDeskState;
  isListed: boolean;
  draft: { version: number; fields: ServiceFields; basedOn: number; changedAt: string } | null;
}

/** A change by staff. */
export interface VersionRow {
  number: number;
  act: ServiceAct;
  fields: ServiceFields;
  isListed: boolean;
  lastVerified: string;
  at: Date;
}
