import { LIVE_PATH, type LiveEnd, type LiveEvent } from '@waymark/contracts-core';

/** While nothing tells of news, they are asked for so often. */
const POLL_MS = 60_000;
/** A tab that nobody has looked at for so long is told when it is looked at again: browsers keep six connections to a site. */
const HIDDEN_MS = 20_000;
/** Until a stream that was refused is tried again; longer each time, and for each tab another time. */
const AGAIN = { first: 15_000, most: 300_000 };
/** News that come together are asked for together. After a gap all tabs are told at once: they ask one after another. */
const TOGETHER_MS = 400;
const AFTER_GAP_MS = 3_000;

/**
 * Says when something may be new: by the site's stream of events where that goes, else every minute. Only while the tab is
 * seen. Whoever listens asks the API what it is.
 */
export class NewsLine {
  private source: EventSource | null = null;
  private polling: ReturnType<typeof setInterval> | undefined;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private leaving: ReturnType<typeof setTimeout> | undefined;
  private refusals = 0;
  private hasAsked = false;

  constructor(private readonly ask: () => void) {}

  start(): void {
    document.addEventListener('visibilitychange', this.onVisibility);
    if (!document.hidden) this.open();
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.onVisibility);
    clearTimeout(this.leaving);
    this.close();
  }

  private readonly onVisibility = (): void => {
    clearTimeout(this.leaving);
    if (document.hidden) this.leaving = setTimeout(() => this.close(), HIDDEN_MS);
    else if (!this.source && !this.polling) this.open();
  };

  private open(): void {
    clearTimeout(this.again);
    const source = new EventSource(LIVE_PATH);
    this.source = source;
    const on = (event: LiveEvent, take: (data: string) => void): void =>
      source.addEventListener(event, ({ data }: MessageEvent<string>) => take(data));
    on('sync', () => this.onSync());
    on('notification', () => this.askSoon(TOGETHER_MS));
    on('away', () => this.poll());
    on('end', (data) => this.onEnd((JSON.parse(data) as { reason: LiveEnd }).reason));
    source.onerror = () => this.onError(source);
  }

  private onSync(): void {
    this.refusals = 0;
    this.stopPolling();
    if (this.hasAsked) this.askSoon(Math.random() * AFTER_GAP_MS);
    else this.askNow();
  }

  private onEnd(reason: LiveEnd): void {
    if (reason === 'signed-out') return this.stop();
    this.source?.close();
    this.poll();
  }

  /** The browser comes back by itself after a lost connection, and never after a refusal. */
  private onError(source: EventSource): void {
    this.poll();
    if (source.readyState !== EventSource.CLOSED) return;
    const wait = Math.min(AGAIN.first * 2 ** this.refusals, AGAIN.most);
    this.refusals += 1;
    clearTimeout(this.again);
    this.again = setTimeout(() => this.open(), wait * (0.5 + Math.random()));
  }

  private poll(): void {
    if (!this.hasAsked) this.askNow();
    this.polling ??= setInterval(() => !document.hidden && this.askNow(), POLL_MS);
  }

  private askSoon(ms: number): void {
    this.asking ??= setTimeout(() => this.askNow(), ms);
  }

  private askNow(): void {
    clearTimeout(this.asking);
    this.asking = undefined;
    this.hasAsked = true;
    this.ask();
  }

  private stopPolling(): void {
    clearInterval(this.polling);
    this.polling = undefined;
  }

  private close(): void {
    this.source?.close();
    this.source = null;
    clearTimeout(this.again);
    clearTimeout(this.asking);
    this.asking = undefined;
    this.stopPolling();
  }
}
