import { freePort } from '@waymark/testing';
import { onStop } from './stop';
import { type SupervisedProcess, supervise } from './supervise';
import { requireCopy } from '@waymark/release/environments';

/** How to run the processes of one slice's service (or of the gateway). */
export interface Crew {
  slice: string;
  folder: string;
  replicas: number;
  stage: 'gateway' | 'services';
  env(port: number, internalPort: number): Record<string, string>;
  /** Gets no requests yet, so all its processes may be stopped. */
  isNew?: boolean;
}

/** A running service as the registry records it. */
export interface RunningService {
  version: string;
  origins: string[];
}

/** All processes under supervision, by slice. Changes to one slice are serialised. */
export class Fleet {
  private readonly crews = new Map<string, Crew>();
  private readonly processes = new Map<string, SupervisedProcess[]>();
  private readonly turns = new Map<string, Promise<unknown>>();
  private closed = false;

  has(slice: string): boolean {
    return this.crews.has(slice);
  }

  add(crew: Crew): void {
    this.crews.set(crew.slice, crew);
    onStop(crew.stage, () => this.stop(crew.slice));
  }

  /**
   * Starts one process per replica on new ports, beside the running ones. If one does not get ready, all of them are
   * stopped.
   */
  start(slice: string, version: string): Promise<RunningService> {
    return this.inTurn(slice, async () => {
      const crew = this.crewOf(slice);
      requireCopy(crew.folder, version);
      const started = this.of(slice).length > 0 ? await oneByOne(crew, version) : await allAtOnce(crew, version);
      if (this.closed) {
        await Promise.all(started.map((process_) => process_.stop()));
        throw new Error('The platform is stopping.');
      }
      this.processes.set(slice, [...this.of(slice), ...started]);
      return { version, origins: started.map(({ origin }) => origin) };
    });
  }

  /**
   * Stops the slice's processes that are not at one of these origins. Refuses to stop all of them, except of a new
   * slice without requests.
   */
  retire(slice: string, keep: readonly string[]): Promise<void> {
    return this.inTurn(slice, async () => {
      const stay = this.of(slice).filter(({ origin }) => keep.includes(origin));
      const crew = this.crewOf(slice);
      if (stay.length === 0 && !crew.isNew)
        throw new Error(`Nothing of ${slice} would be left: it does not run at ${keep.join(', ') || 'no address'}.`);
      const leave = this.of(slice).filter((process_) => !stay.includes(process_));
      this.processes.set(slice, stay);
      if (stay.length > 0) this.crews.set(slice, { ...crew, isNew: false });
      await Promise.all(leave.map((process_) => process_.stop()));
    });
  }

  private async stop(slice: string): Promise<void> {
    this.closed = true;
    await Promise.all(this.of(slice).map((process_) => process_.stop()));
  }

  list(): (SupervisedProcess & { slice: string })[] {
    return [...this.processes].flatMap(([slice, processes]) => processes.map((process_) => ({ ...process_, slice })));
  }

  private of(slice: string): SupervisedProcess[] {
    return this.processes.get(slice) ?? [];
  }

  private crewOf(slice: string): Crew {
    const crew = this.crews.get(slice);
    if (!crew) throw new Error(`No service "${slice}" runs here: there are ${[...this.crews.keys()].join(', ')}.`);
    return crew;
  }

  private inTurn<T>(slice: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.turns.get(slice) ?? Promise.resolve()).then(work, work);
    this.turns.set(slice, turn);
    return turn;
  }
}

/** Used while other processes serve requests: each start takes all the CPU that it can get. */
async function oneByOne(crew: Crew, version: string): Promise<SupervisedProcess[]> {
  const started: SupervisedProcess[] = [];
  try {
    while (started.length < crew.replicas) started.push(await startOne(crew, version, started.length + 1));
    return started;
  } catch (error) {
    await Promise.all(started.map((process_) => process_.stop()));
    throw error;
  }
}

/** Used before there are any requests. */
async function allAtOnce(crew: Crew, version: string): Promise<SupervisedProcess[]> {
  const results = await Promise.allSettled(
    Array.from({ length: crew.replicas }, (_, index) => startOne(crew, version, index + 1)),
  );
  const failed = results.find((result) => result.status === 'rejected');
  const started = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  if (!failed) return started;
  await Promise.all(started.map((process_) => process_.stop()));
  throw failed.reason;
}

async function startOne(crew: Crew, version: string, number: number): Promise<SupervisedProcess> {
  const { slice, folder, replicas } = crew;
  const name = replicas === 1 ? slice : `${slice}-${number}`;
  return supervise({ name, folder, version, env: crew.env(await freePort(), await freePort()) });
}
