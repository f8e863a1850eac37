import type { OwnDonation, OwnMonthlyDonation } from '@waymark/contracts-account';
import type { DonationRow, MonthlyDonationRow } from './own-donations.repository';

export const toOwnMonthlyDonation = (row: MonthlyDonationRow): OwnMonthlyDonation => ({
  id: row.id,
  state: row.state,
  amountPence: row.amountPence,
  startedAt: row.startedAt.toISOString(),
  nextOn: row.state === 'stopped' ? null : (row.nextOn?.toISOString() ?? null),
  wantedPence: row.wantedPence,
  isStopping: row.stopAskedAt !== null && row.state !== 'stopped',
  stoppedAt: row.stoppedAt?.toISOString() ?? null,
});

export const toOwnDonation = ({ createdAt, receivedAt, totalPence: _, ...row }: DonationRow): OwnDonation => ({
  ...row,
  givenAt: (receivedAt ?? createdAt).toISOString(),
});
