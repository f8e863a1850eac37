import { createHmac } from 'node:crypto';

/** Returns the header `Stripe-Signature` for this payload at this time. */
export function signatureHeader(payload: string, secret: string, at: number): string {
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return `t=${at},v1=${signature}`;
}
