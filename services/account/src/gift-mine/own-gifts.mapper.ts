import type { OwnGift, OwnMonthlyGift } from '@waymark/contracts-account';
import type { GiftRow, MonthlyGiftRow } from './own-gifts.repository';

export const toOwnMonthlyGift = (row: MonthlyGiftRow): OwnMonthlyGift => ({
  id: row.id,
  state: row.state,
  amountPence: row.amountPence,
  startedAt: row.startedAt.toISOString(),
  nextOn: row.state === 'stopped' ? null : (row.nextOn?.toISOString() ?? null),
  wantedPence: row.wantedPence,
  isStopping: row.stopAskedAt !== null && row.state !== 'stopped',
  stoppedAt: row.stoppedAt?.toISOString() ?? null,
});

export const toOwnGift = ({ createdAt, receivedAt, totalPence: _, ...row }: GiftRow): OwnGift => ({
  ...row,
  givenAt: (receivedAt ?? createdAt).toISOString(),
});
