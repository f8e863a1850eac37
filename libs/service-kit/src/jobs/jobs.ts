import type { Log } from '../log/log';
import { Job } from './job';
import type { PeriodicWork } from './periodic-work';

/** All periodic work of a service. It ends before the clients that it uses: the kit stops it when the service stops. */
export class Jobs {
  private readonly all: Job[] = [];

  constructor(private readonly log: Log) {}

  /** Call it once the service is up (`onApplicationBootstrap`). `wake()` of what it gives runs a round at once. */
  add(work: PeriodicWork): Pick<Job, 'wake'> {
    const job = new Job(work, this.log);
    this.all.push(job);
    job.start();
    return job;
  }

  async stop(): Promise<void> {
    await Promise.all(this.all.map((job) => job.stop()));
  }
}
