import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import { SessionCache } from './session-cache';
import { SessionRepository } from './session.repository';

/** Ends all of a member's sessions except the current one. */
@Injectable()
export class EndOtherSessions {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionRepository,
    private readonly cache: SessionCache,
  ) {}

  async execute(memberId: number, currentHash: string): Promise<void> {
    const ended = await this.database.transaction((tx) => this.sessions.removeAllOf(tx, memberId, currentHash));
    await Promise.all(ended.map((hash) => this.cache.revoke(hash)));
  }
}
