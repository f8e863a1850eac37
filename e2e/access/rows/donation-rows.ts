import { everyone, type AccessRows } from '../access-row';

/** Donors need no account. No payment starts here; only access is checked. */
export const DONATION_ROWS: AccessRows = {
  getGiving: everyone(200),
  createPaymentIntent: everyone(422, () => ({ body: { amount: 0 } })),
  // This payment does not exist. A caller without its secret learns nothing.
  askDonationOutcome: everyone(404, () => ({
    body: { paymentIntent: 'pi_nobody', clientSecret: 'pi_nobody_secret_x' },
  })),
  // 400 for every caller, because the signature is missing. 404 when no keys are set.
  receiveStripeEvent: everyone(400, () => ({ body: { id: 'evt_1' } })),
};
