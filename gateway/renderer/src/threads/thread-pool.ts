import { Worker } from 'node:worker_threads';
import type { ThreadAnswer, ThreadSettings } from './render-thread';

export interface PoolOptions {
  threads: number;
  /** Module that runs `runRenderThread` in a worker. */
  file: URL;
  settings: ThreadSettings;
  log(text: string): void;
  /** Milliseconds before a thread that is still rendering a page is terminated. */
  limitMs?: number;
  execArgv?: string[];
}

interface Job {
  order: string;
  resolve(rendered: string): void;
  reject(error: Error): void;
}

/** Milliseconds for a page, including the first one of a set of versions, which also reads and compiles its code. */
const LIMIT_MS = 5_000;
/** Maximum number of waiting jobs; with more, the last would wait longer than the gateway does. */
const MOST_WAITING = 32;

/**
 * Released code may leak or loop. A thread that exceeds these limits is terminated, and the next page gets a new one.
 */
const RESOURCES = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16, codeRangeSizeMb: 32, stackSizeMb: 4 };

export class TooManyWaiting extends Error {}

/** Renders pages in threads: one page per thread at a time; other requests wait in a queue. */
export class ThreadPool {
  private readonly waiting: Job[] = [];
  private readonly idle: Worker[] = [];
  private readonly working = new Map<Worker, Job & { timer: NodeJS.Timeout }>();
  private isClosed = false;

  constructor(private readonly options: PoolOptions) {}

  render(order: string): Promise<string> {
    if (this.isClosed || this.waiting.length >= MOST_WAITING) return Promise.reject(new TooManyWaiting());
    return new Promise((resolve, reject) => {
      this.waiting.push({ order, resolve, reject });
      this.next();
    });
  }

  /** Terminates all threads; running renders fail. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const { reject } of this.waiting.splice(0)) reject(new TooManyWaiting());
    await Promise.all([...this.idle, ...this.working.keys()].map((worker) => worker.terminate()));
  }

  private next(): void {
    if (this.isClosed || this.waiting.length === 0) return;
    const worker = this.idle.pop() ?? (this.working.size < this.options.threads ? this.start() : null);
    const job = worker && this.waiting.shift();
    if (!worker || !job) return;
    const { limitMs = LIMIT_MS } = this.options;
    const timer = setTimeout(() => this.lose(worker, `the page took longer than ${limitMs} ms`), limitMs);
    this.working.set(worker, { ...job, timer });
    worker.postMessage(job.order);
  }

  private start(): Worker {
    const { file, settings, execArgv } = this.options;
    // An empty environment: a thread must not see this process's settings.
    const worker = new Worker(file, {
      workerData: settings,
      env: {},
      resourceLimits: RESOURCES,
      ...(execArgv ? { execArgv } : {}),
    });
    worker.on('error', (error) => this.lose(worker, `the thread ended: ${error.message}`));
    worker.on('exit', (code) => this.lose(worker, `the thread ended with code ${code}`));
    worker.on('message', (answer: ThreadAnswer) => {
      if ('log' in answer) return this.options.log(answer.log);
      const job = this.release(worker);
      if (!job) return;
      this.idle.push(worker);
      if ('rendered' in answer) job.resolve(answer.rendered);
      else job.reject(new Error(answer.failed));
      this.next();
    });
    return worker;
  }

  /** Terminates a faulty thread. Its page fails, and the next page gets another thread. */
  private lose(worker: Worker, reason: string): void {
    void worker.terminate();
    const at = this.idle.indexOf(worker);
    if (at >= 0) this.idle.splice(at, 1);
    this.release(worker)?.reject(new Error(reason));
    this.next();
  }

  private release(worker: Worker): Job | undefined {
    const job = this.working.get(worker);
    clearTimeout(job?.timer);
    this.working.delete(worker);
    return job;
  }
}
