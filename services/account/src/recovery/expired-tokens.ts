import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import sql from 'sql-template-tag';
import { Database, LOG, type Log } from '@waymark/service-kit';

const EVERY_MS = 10 * 60 * 1000;

/** Clears out tokens whose time is over; nobody can use them meanwhile. */
@Injectable()
export class ExpiredTokens implements OnModuleInit, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
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
      await this.database.query(sql`DELETE FROM one_time_token WHERE expires_at < now()`);
    } catch (err) {
      this.log.warn({ err }, 'expired tokens stay until the next time');
    }
  }
}
