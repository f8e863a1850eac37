import { LIVE_MEMBER, LIVE_PATH, type LiveEnd, type LiveEvent } from '@waymark/contracts-core';
import { getHost } from '../host';
import type { Running } from './in-one-tab';

/** Until a stream that was refused is tried again; longer each time, and for each browser another time. */
const AGAIN = { first: 15_000, most: 300_000 };

/** `here`: the stream goes, and has gone for a while. `over`: the session ended. */
export type News = Exclude<LiveEvent, 'end'> | 'here' | 'over';

/** The site's stream of events for the member of this page. Says what comes, and `away` while nothing does. */
export class NewsStream implements Running<News> {
  private source: EventSource | null = null;
  private again: ReturnType<typeof setTimeout> | undefined;
  private refusals = 0;
  private now: News | null = null;

  constructor(private readonly say: (news: News) => void) {
    this.open();
  }

  state(): News | null {
    return this.now;
  }

  stop(): void {
    clearTimeout(this.again);
    this.source?.close();
  }

  private open(): void {
    const { user } = getHost().session.getState();
    const source = new EventSource(user ? `${LIVE_PATH}?${LIVE_MEMBER}=${user.id}` : LIVE_PATH);
    this.source = source;
    const on = (event: LiveEvent, take: (data: string) => void): void =>
      source.addEventListener(event, ({ data }: MessageEvent<string>) => take(data));
    on('sync', () => this.onSync());
    on('notification', () => this.say('notification'));
    on('away', () => this.onAway());
    on('end', (data) => this.onEnd((JSON.parse(data) as { reason: LiveEnd }).reason));
    source.onerror = () => this.onError(source);
  }

  private onSync(): void {
    this.refusals = 0;
    this.now = 'here';
    this.say('sync');
  }

  private onAway(): void {
    this.now = 'away';
    this.say('away');
  }

  private onEnd(reason: LiveEnd): void {
    this.source?.close();
    if (reason === 'signed-out') this.say('over');
    else this.onAway();
  }

  /** The browser comes back by itself after a lost connection, and never after a refusal. */
  private onError(source: EventSource): void {
    this.onAway();
    if (source.readyState !== EventSource.CLOSED) return;
    const wait = Math.min(AGAIN.first * 2 ** this.refusals, AGAIN.most);
    this.refusals += 1;
    clearTimeout(this.again);
    this.again = setTimeout(() => this.open(), wait * (0.5 + Math.random()));
  }
}
