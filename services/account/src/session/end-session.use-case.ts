import { Injectable } from '@nestjs/common';
import { coreProblem, Database } from '@waymark/service-kit';
import { SessionCache } from './session-cache';
import { SessionRepository } from './session.repository';
import { OwnSessionsRepository } from './own-sessions.repository';

/** Ends one of a member's own sessions, here or elsewhere. */
@Injectable()
export class EndSession {
  constructor(
    private readonly database: Database,
    private readonly own: OwnSessionsRepository,
    private readonly sessions: SessionRepository,
    private readonly cache: SessionCache,
  ) {}

  /** Returns the hash of the ended session. */
  async execute(memberId: number, id: string): Promise<string> {
    const hash = await this.database.transaction(async (tx) => {
      const found = await this.own.hashOf(tx, memberId, id);
      if (!found) throw coreProblem('request.not-found');
      await this.sessions.remove(tx, found);
      return found;
    });
    await this.cache.revoke(hash);
    return hash;
  }
}
