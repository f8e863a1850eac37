export interface HealthReport {
  readonly status: 'ok' | 'degraded' | 'down';
  readonly parts: Record<string, 'up' | 'down'>;
}

const CHECK_MS = 1_000;

interface Check {
  readonly run: () => Promise<void>;
  readonly critical: boolean;
}

/**
 * Checks of this process's dependencies. A failed critical one takes the process out of rotation; any other only
 * degrades it.
 */
export class HealthChecks {
  private readonly checks = new Map<string, Check>();
  private stopping = false;

  add(name: string, run: () => Promise<void>, options: { critical: boolean }): void {
    this.checks.set(name, { run, critical: options.critical });
  }

  /** Reports not ready from now on, so callers go elsewhere before the socket closes. */
  stop(): void {
    this.stopping = true;
  }

  get isStopping(): boolean {
    return this.stopping;
  }

  async report(): Promise<HealthReport> {
    const entries = await Promise.all(
      [...this.checks].map(async ([name, check]) => ({ name, critical: check.critical, up: await isUp(check) })),
    );
    const down = entries.filter((entry) => !entry.up);
    const unusable = this.stopping || down.some((entry) => entry.critical);
    return {
      status: unusable ? 'down' : down.length > 0 ? 'degraded' : 'ok',
      parts: Object.fromEntries(entries.map(({ name, up }) => [name, up ? 'up' : 'down'])),
    };
  }
}

async function isUp(check: Check): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('health check too slow')), CHECK_MS);
  });
  try {
    await Promise.race([check.run(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
