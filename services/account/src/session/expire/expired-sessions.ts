import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { LOG, type Log } from '@waymark/service-kit';
import { SessionRepository } from '../session.repository';

const EVERY_MS = 60 * 60 * 1000;

/** Clears ended sessions out once an hour; until then nobody can use them. */
@Injectable()
export class ExpiredSessions implements OnModuleInit, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly sessions: SessionRepository,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.clear(), EVERY_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async clear(): Promise<void> {
    try {
      await this.sessions.removeExpired();
    } catch (err) {
      this.log.warn({ err }, 'expired sessions stay until the next hour');
    }
  }
}
