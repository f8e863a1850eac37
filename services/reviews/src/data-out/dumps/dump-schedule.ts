import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, Database, Jobs, LOG, type Log } from '@waymark/service-kit';
import type { ReviewsConfig } from '../../config';
import { claimDumps, endDumps } from './claim-dumps';
import { DUMP_STORE, type DumpStore } from './dump-store';
import { makeDumps } from './make-dumps';

const EVERY_MS = 30 * 60_000;
/** Hour in UTC at which searches are rarest in the covered countries. */
const NIGHT_HOUR = 3;

/**
 * Makes dumps daily from 03:00 on, in the first process that claims them. A missed night is made up for within the
 * hour.
 */
@Injectable()
export class DumpSchedule implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    @Inject(DUMP_STORE) private readonly store: DumpStore,
    @Inject(CONFIG) private readonly config: ReviewsConfig,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: 'make data dumps', every: EVERY_MS, run: () => this.run() });
  }

  async run(now = new Date()): Promise<void> {
    if (now.getUTCHours() < NIGHT_HOUR) return;
    if (!(await claimDumps(this.database, now.toISOString().slice(0, 10)))) return;
    const { database, store, config } = this;
    const dumps = await makeDumps({ database, store, origin: config.PUBLIC_ORIGIN, now });
    await endDumps(this.database);
    this.log.info({ dumps: dumps.length, places: dumps.reduce((sum, { places }) => sum + places, 0) }, 'dumps made');
  }
}
