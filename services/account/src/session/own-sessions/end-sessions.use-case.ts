import { Injectable } from '@nestjs/common';
import { coreProblem, Database } from '@waymark/service-kit';
import { SessionCache } from '../session-cache';
import { SessionRepository } from '../session.repository';
import { OwnSessionsRepository } from './own-sessions.repository';

/** A member ends sessions of their own, here or elsewhere. */
@Injectable()
export class EndSessionsUseCase {
  constructor(
    private readonly database: Database,
    private readonly own: OwnSessionsRepository,
    private readonly sessions: SessionRepository,
    private readonly cache: SessionCache,
  ) {}

  /** The hash of the ended session. */
  async one(memberId: number, id: string): Promise<string> {
    const hash = await this.database.transaction(async (tx) => {
      const found = await this.own.hashOf(tx, memberId, id);
      if (!found) throw coreProblem('request.not-found');
      await this.sessions.remove(tx, found);
      return found;
    });
    await this.cache.revoke(hash);
    return hash;
  }

  async othersThan(memberId: number, currentHash: string): Promise<void> {
    const ended = await this.database.transaction((tx) => this.sessions.removeAllOf(tx, memberId, currentHash));
    await Promise.all(ended.map((hash) => this.cache.revoke(hash)));
  }
}
