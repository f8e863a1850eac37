import { createHmac } from 'node:crypto';

/** The header `Stripe-Signature` of these bytes, signed at this moment. */
export function signatureHeader(payload: string, secret: string, at: number): string {
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return `t=${at},v1=${signature}`;
}
