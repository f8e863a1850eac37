import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CONFIG, Database, Jobs } from '@waymark/service-kit';
import type { CommunityConfig } from '../../config';
import { EngineRuns } from './engine-runs';
import { GroupingRepository } from './grouping.repository';
import { type HeldRun, RunRepository } from './run.repository';
import { WriteGrouping } from './write-grouping';

const ROUND_MS = 15_000;
const BEAT_MS = 1_000;
const FAILED = 'The feedback could not be grouped. Nothing was changed, and it is tried again with the next run.';

/**
 * Groups new feedback, one run at a time across all processes. The transaction that ends the run also stores its
 * result.
 * Only the holder of the lease can end a run, so a process that lost its lease writes nothing.
 */
@Injectable()
export class RunSuggestions implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stopping = new AbortController();
  private job: { wake: () => void } | null = null;

  constructor(
    private readonly database: Database,
    private readonly runs: RunRepository,
    private readonly grouping: GroupingRepository,
    private readonly engines: EngineRuns,
    private readonly writer: WriteGrouping,
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: Pick<CommunityConfig, 'SUGGESTION_MINUTES'>,
  ) {}

  onApplicationBootstrap(): void {
    this.job = this.jobs.add({ name: 'group feedback', every: ROUND_MS, run: () => this.run() });
  }

  onModuleDestroy(): void {
    this.stopping.abort();
  }

  /** Starts a requested run now, without waiting for the next round. */
  wake(): void {
    this.job?.wake();
  }

  async run(): Promise<void> {
    await this.runs.askWhenDue(this.config.SUGGESTION_MINUTES);
    const holder = randomUUID();
    const claimed = await this.runs.claim(holder);
    if (!claimed) return;
    const held: HeldRun = { id: claimed.id, holder };
    try {
      await this.work(held);
    } catch (error) {
      if (!this.stopping.signal.aborted) {
        await this.runs.fail(held, FAILED);
        throw error;
      }
      // Only this process is stopping, so another one can start the run again.
      await this.runs.release(held);
    }
  }

  private async work(held: HeldRun): Promise<void> {
    const lost = new AbortController();
    const signal = AbortSignal.any([lost.signal, this.stopping.signal]);
    let progress = { done: 0, total: 0 };
    const beat = async () => {
      if (!(await this.runs.goOn(held, { stage: 'comparing', ...progress }))) lost.abort();
    };
    const tell = (done: number, total: number) => void (progress = { done, total });
    const timer = setInterval(() => void beat().catch(() => undefined), BEAT_MS);
    try {
      const known = await this.grouping.known();
      const { lines, upTo } = await this.read();
      const { engine, grouping, note, tokens } = await this.engines.group(held, { lines, known }, { tell, signal });
      clearInterval(timer);
      await this.runs.goOn(held, { stage: 'writing', ...progress });
      await this.database.transaction(async (tx) => {
        const counts = await this.writer.write(tx, engine, grouping);
        const outcome = { engine, ...counts, note, tokens, upTo };
        if (!(await this.runs.finish(tx, held, outcome))) throw new Error('Another process took this run over');
      });
    } finally {
      clearInterval(timer);
    }
  }

  private async read() {
    const lines = await this.grouping.lines(this.engines.most);
    return { lines, upTo: Math.max(0, ...lines.map(({ id }) => id)) };
  }
}
