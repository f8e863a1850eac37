import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import { SessionCache } from './session-cache';
import { sessionHash } from '@waymark/edge-kit';
import { SessionRepository } from './session.repository';

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
