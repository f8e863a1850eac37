/** Waits for a call of `wake` or for the time to pass; a wake that nobody waited for is kept for the next wait. */
export class WakeSignal {
  private resolve: (() => void) | null = null;
  private pending = false;

  wake = (): void => {
    this.pending = true;
    this.resolve?.();
  };

  async wait(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    if (!this.pending) {
      await new Promise<void>((resolve) => {
        this.resolve = resolve;
        timer = setTimeout(resolve, ms);
      });
    }
    clearTimeout(timer);
    this.resolve = null;
    this.pending = false;
  }
}
