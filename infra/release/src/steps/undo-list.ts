type Undo = { what: string; run(): Promise<unknown> };

/** What takes back the steps that were done, newest first. */
export class UndoList {
  private readonly undos: Undo[] = [];

  /** `what` completes "Taken back: …". */
  add(what: string, run: () => Promise<unknown>): void {
    this.undos.push({ what, run });
  }

  /** From here on there is no way back but a rollback. */
  clear(): void {
    this.undos.length = 0;
  }

  /** Goes on when one fails: the others still matter. Answers a line for each. */
  async run(): Promise<string[]> {
    const lines: string[] = [];
    for (const { what, run } of this.undos.splice(0).reverse()) {
      lines.push(
        await run().then(
          () => `Taken back: ${what}.`,
          (error: unknown) => `NOT taken back: ${what} (${String(error)}).`,
        ),
      );
    }
    return lines;
  }
}
