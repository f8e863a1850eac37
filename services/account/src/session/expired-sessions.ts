import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Jobs } from '@waymark/service-kit';
import { SessionRepository } from './session.repository';

const EVERY_MS = 60 * 60 * 1000;

/** Deletes expired sessions once an hour; nobody can use them in the meantime. */
@Injectable()
export class ExpiredSessions implements OnApplicationBootstrap {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly jobs: Jobs,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: 'clear expired sessions', every: EVERY_MS, run: () => this.sessions.removeExpired() });
  }
}
