import { everyone, type AccessRows } from '../access-row';

/** Whoever gives needs no account. Nothing is begun here: who may ask is what is looked at. */
export const GIFT_ROWS: AccessRows = {
  getGiving: everyone(200),
  createPaymentIntent: everyone(422, () => ({ body: { amount: 0 } })),
  // A payment of nobody: whoever holds no secret learns nothing.
  askGiftOutcome: everyone(404, () => ({ body: { paymentIntent: 'pi_nobody', clientSecret: 'pi_nobody_secret_x' } })),
  // Without a signature, whoever sends it. Where no keys are set it is a 404.
  receiveStripeEvent: everyone(400, () => ({ body: { id: 'evt_1' } })),
};
