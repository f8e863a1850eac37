const EVERY_MS = 500;
const PATIENCE_MS = 1_000;
/** One slow answer is no death. */
const SILENT_TIMES = 3;

/** Asks each gateway twice a second whether it lives. */
export class GatewayWatch {
  private readonly missed = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly gateways: () => readonly string[],
    /** Told once of a gateway that has stopped answering: its connections lead nowhere. */
    private readonly onSilent: (origin: string) => void,
  ) {
    this.timer = setInterval(() => void this.look(), EVERY_MS).unref();
  }

  /** Not known yet counts as well. */
  isWell(origin: string): boolean {
    return (this.missed.get(origin) ?? 0) < SILENT_TIMES;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    const origins = this.gateways();
    for (const known of this.missed.keys()) if (!origins.includes(known)) this.missed.delete(known);
    await Promise.all(origins.map((origin) => this.ask(origin)));
  }

  private async ask(origin: string): Promise<void> {
    const lives = await fetch(`${origin}/health/live`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      (answer) => answer.ok,
      () => false,
    );
    const missed = lives ? 0 : (this.missed.get(origin) ?? 0) + 1;
    this.missed.set(origin, missed);
    if (missed === SILENT_TIMES) this.onSilent(origin);
  }
}
