import { Injectable } from '@nestjs/common';
import { sessionHash } from '@waymark/edge-kit';
import { coreProblem, Database } from '@waymark/service-kit';
import { OwnSessionsRepository, SessionRepository } from './session.repository';
import { SessionCache } from './session-cache';

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

/** Ends a browser's session at every gateway. */
@Injectable()
export class SignOut {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionRepository,
    private readonly cache: SessionCache,
  ) {}

  async execute(token: string): Promise<void> {
    const hash = sessionHash(token);
    await this.database.transaction((tx) => this.sessions.remove(tx, hash));
    await this.cache.revoke(hash);
  }
}
