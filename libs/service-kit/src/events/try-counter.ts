/** How often each event failed here. Forgets nothing but finished events, so it stays as small as the trouble. */
export class TryCounter {
  private readonly tries = new Map<string, number>();

  add(eventId: string): number {
    const count = (this.tries.get(eventId) ?? 0) + 1;
    this.tries.set(eventId, count);
    return count;
  }

  clear(eventId: string): void {
    this.tries.delete(eventId);
  }
}
