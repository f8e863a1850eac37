import type {
  DonationReceipt,
  Giving,
  OwnDonation,
  OwnDonations,
  OwnMonthlyDonation,
} from '@waymark/contracts-account';

export const MONTHLY: OwnMonthlyDonation = {
  id: '0b9f2f51-0a1c-4b57-9a3d-6a8f9b0c1d2e',
  state: 'active',
  amountPence: 1_000,
  startedAt: '2026-01-05T12:00:00Z',
  nextOn: '2026-12-05T12:00:00Z',
  wantedPence: null,
  isStopping: false,
  stoppedAt: null,
};

export const STOPPED: OwnMonthlyDonation = {
  ...MONTHLY,
  state: 'stopped',
  nextOn: null,
  stoppedAt: '2026-11-23T12:00:00Z',
};

export const DONATION: OwnDonation = {
  id: '7c1d4e7a-52f3-4d7e-8e4e-0d9a5c3b2a11',
  kind: 'once',
  state: 'received',
  amountPence: 2_550,
  refundedPence: 0,
  givenAt: '2026-02-06T12:00:00Z',
  hasReceipt: true,
};

export const OWN_DONATIONS: OwnDonations = {
  monthly: [MONTHLY],
  gifts: [DONATION],
  next: null,
  totalPence: 2_550,
  isTest: false,
  maxPence: 500_000,
};

export const RECEIPT: DonationReceipt = {
  giftId: DONATION.id,
  number: '2026-000012',
  givenOn: DONATION.givenAt,
  amountPence: 2_550,
  refundedPence: 0,
  kind: 'once',
  mode: 'live',
  givenBy: 'Ana',
  operator: { name: 'Open Doors Trust', email: 'hello@example.org', address: '1 Quay Street, Bristol' },
};

export const GIVING: Giving = {
  isTaken: true,
  mode: 'test',
  publishableKey: 'pk_test_1',
  script: 'https://js.pay.example/v3/',
  membersOnly: false,
  minPence: 100,
  maxPence: 500_000,
  presets: [
    { amountPence: 500, every: 'once' },
    { amountPence: 2500, every: 'once' },
    { amountPence: 1000, every: 'month' },
  ],
  givenThisMonth: { month: '2026-11', pence: 123_400, gifts: 7 },
};
