/** A stream of server-sent events as a browser opens it; the test acts as the server. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 1;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }

  /** Installs itself as the global EventSource, which jsdom lacks. */
  static install(): void {
    FakeEventSource.opened = [];
    Object.assign(globalThis, { EventSource: FakeEventSource });
  }

  static get newest(): FakeEventSource {
    const source = FakeEventSource.opened.at(-1);
    if (!source) throw new Error('No stream was opened.');
    return source;
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  say(event: string, data: object = {}): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }

  fail({ forGood }: { forGood: boolean }): void {
    this.readyState = forGood ? FakeEventSource.CLOSED : 0;
    this.onerror?.();
  }
}
