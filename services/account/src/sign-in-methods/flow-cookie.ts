import { HostCookie, TOKEN_SHAPE } from '@waymark/edge-kit';

/** Cookies of a sign-in in progress: they bind its steps to one browser. */
export type FlowCookie = 'second-step' | 'provider' | 'provider-account';

const cookieOf = (cookie: FlowCookie, isSecure: boolean) => new HostCookie(cookie, isSecure, TOKEN_SHAPE);

/** Returns a Set-Cookie header with a 256-bit token. */
export function flowCookie(cookie: FlowCookie, token: string, maxAgeSeconds: number, isSecure: boolean): string {
  return cookieOf(cookie, isSecure).set(token, maxAgeSeconds);
}

/** Returns a Set-Cookie header that deletes the cookie. */
export function endedFlowCookie(cookie: FlowCookie, isSecure: boolean): string {
  return cookieOf(cookie, isSecure).end();
}

/** Returns the token in a Cookie header, or null. */
export function readFlowCookie(header: string | undefined, cookie: FlowCookie, isSecure: boolean): string | null {
  return cookieOf(cookie, isSecure).read(header);
}
