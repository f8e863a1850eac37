import type { DeskClaim } from '@waymark/contracts-reviews';
import type { DeskRow } from './owner-desk.repository';

export const toDeskClaim = ({ askedAt, changedAt, ...row }: DeskRow): DeskClaim => ({
  ...row,
  askedAt: askedAt.toISOString(),
  changedAt: changedAt.toISOString(),
});
