import { startStubService, type StubService } from './stub-service';

/** The member to whom a session with this hash belongs. */
export const memberOf = (hash: string): number => 1 + parseInt(hash.slice(0, 8), 16);

/** An account that knows each session: it belongs to a member of its own, for a quarter of an hour. */
export const startStubAccount = (): Promise<StubService> =>
  startStubService((req, res) => {
    const [, hash = '', more] = /^\/internal\/sessions\/(\w+)(\/time-left)?$/.exec(req.url ?? '') ?? [];
    const identity = { memberId: memberOf(hash), role: 'member', displayName: 'Ada' };
    res
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(more ? { secondsLeft: 900 } : identity));
  });
