import type { EdgeRequest } from '../request/edge-request';
import { OLD_MS } from '../server/newest-first';
import { Forwarder, type ForwarderParts, type Forwarding } from './forwarder';

/** What a gateway with room answers at once to a request that was read so long ago; nothing where it goes on with it. */
function refusalOf(method: string, path: string, readMsAgo: number): { status?: number; retryAfter?: string } {
  const answer: { status?: number; retryAfter?: string } = {};
  const res = {
    writeHead(status: number, headers: Record<string, string>) {
      Object.assign(answer, { status, retryAfter: headers['retry-after'] });
    },
    end: () => undefined,
  };
  const request = { req: { headers: {} }, res, path, method, search: '', readAt: performance.now() - readMsAgo };
  const parts = { limit: { isFull: () => false, waited: () => undefined }, metrics: { turnedAway: () => undefined } };
  const forwarding = { request: request as unknown as EdgeRequest, isAnonymous: false };
  new Forwarder(parts as unknown as ForwarderParts).refusesNow(forwarding as unknown as Forwarding);
  return answer;
}

it('refuses reads that waited too long, with when to come back, and goes on with all others', () => {
  const refused = { status: 503, retryAfter: '1' };
  expect(refusalOf('GET', '/api/reviews', OLD_MS + 1)).toEqual(refused);
  expect(refusalOf('GET', '/api/venues/search', OLD_MS + 1)).toEqual(refused);
  expect(refusalOf('GET', '/api/reviews', 0)).toEqual({});
  expect(refusalOf('POST', '/api/reviews', OLD_MS + 1)).toEqual({});
  expect(refusalOf('GET', '/api/auth/session', OLD_MS + 1)).toEqual({});
});
