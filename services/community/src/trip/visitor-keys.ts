import { createHmac, randomBytes } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Jobs } from '@waymark/service-kit';
import { ViewRepository, type Today } from './view.repository';

const EVERY_MS = 15 * 60_000;
const SALT_BYTES = 32;

/**
 * Identifies readers by a key that is valid for one day. The random salt is deleted after its day. From then on
 * nobody, including us, can identify a reader or match readers across days.
 */
@Injectable()
export class VisitorKeys implements OnApplicationBootstrap {
  private known: Today | null = null;

  constructor(
    private readonly views: ViewRepository,
    private readonly jobs: Jobs,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: 'forget the readers of earlier days', every: EVERY_MS, run: () => this.forget() });
  }

  async of(who: string, now = new Date()): Promise<{ day: string; visitor: string }> {
    const { day, salt } = await this.today(dayOf(now));
    return { day, visitor: createHmac('sha256', salt).update(who).digest('base64url') };
  }

  forget(now = new Date()): Promise<void> {
    return this.views.forgetBefore(dayOf(now));
  }

  private async today(day: string): Promise<Today> {
    if (this.known?.day === day) return this.known;
    const salt = await this.views.saltOf({ day, salt: randomBytes(SALT_BYTES).toString('base64url') });
    return (this.known = { day, salt });
  }
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
