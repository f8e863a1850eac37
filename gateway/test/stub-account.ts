import { startStubService, type StubService } from './stub-service';

/** Returns the member who owns a session with this hash. */
export const memberOf = (hash: string): number => 1 + parseInt(hash.slice(0, 8), 16);

/**
 * Starts a stub of account that accepts every session hash. Each belongs to a different member for a quarter of an
 * hour.
 */
export const startStubAccount = (): Promise<StubService> =>
  startStubService((req, res) => {
    const [, hash = '', more] = /^\/internal\/sessions\/(\w+)(\/time-left)?$/.exec(req.url ?? '') ?? [];
    const identity = { memberId: memberOf(hash), role: 'member', displayName: 'Ada' };
    res
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(more ? { secondsLeft: 900 } : identity));
  });
