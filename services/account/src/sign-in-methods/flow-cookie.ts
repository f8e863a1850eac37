import { HostCookie, TOKEN_SHAPE } from '@waymark/edge-kit';

/** Cookies of a sign-in that is under way: they bind its steps to one browser. */
export type FlowCookie = 'second-step' | 'provider' | 'provider-account';

const cookieOf = (cookie: FlowCookie, isSecure: boolean) => new HostCookie(cookie, isSecure, TOKEN_SHAPE);

/** Set-Cookie for a token of 256 bits. */
export function flowCookie(cookie: FlowCookie, token: string, maxAgeSeconds: number, isSecure: boolean): string {
  return cookieOf(cookie, isSecure).set(token, maxAgeSeconds);
}

/** Set-Cookie that takes it away. */
export function endedFlowCookie(cookie: FlowCookie, isSecure: boolean): string {
  return cookieOf(cookie, isSecure).end();
}

/** The token in a Cookie header, or null. */
export function readFlowCookie(header: string | undefined, cookie: FlowCookie, isSecure: boolean): string | null {
  return cookieOf(cookie, isSecure).read(header);
}
