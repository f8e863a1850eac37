import { everyone, signedIn, type AccessRows } from '../access-row';

const NOBODYS = { params: { id: '00000000-0000-4000-8000-000000000000' } };
const UNKNOWN = { token: 'a'.repeat(43) };

export const MY_DONATIONS_ROWS: AccessRows = {
  listMyDonations: signedIn(200),
  // No caller has this donation. The donation of another member gets the same 404.
  changeMonthlyDonation: signedIn(404, () => ({ ...NOBODYS, body: { amountPence: 500 } })),
  stopMonthlyDonation: signedIn(404, () => NOBODYS),
  readLinkedDonations: everyone(404, () => ({ body: UNKNOWN })),
  changeLinkedDonation: everyone(404, () => ({ body: { ...UNKNOWN, amountPence: 500 } })),
  stopLinkedDonation: everyone(404, () => ({ body: UNKNOWN })),
  beginNewCard: signedIn(404, () => NOBODYS),
  beginLinkedCard: everyone(404, () => ({ body: UNKNOWN })),
  askCardOutcome: everyone(404, () => ({ body: { setupIntent: 'seti_1', clientSecret: 'seti_1_secret_2' } })),
};
