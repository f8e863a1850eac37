import { LIVE_MEMBER, LIVE_PATH, type LiveEnd, type LiveEvent } from '@waymark/contracts-core';
import { getHost } from '../host';
import { pageMember, sessionChanged } from '../session-ended';
import { inOneTab, type Running } from './in-one-tab';

/** Pause before a rejected stream is retried; it grows each time and is randomised per browser. */
const AGAIN = { first: 15_000, most: 300_000 };

/** `here`: the stream is open and has been for a while. `over`: the session ended. */
type News = Exclude<LiveEvent, 'end'> | 'here' | 'over';

/** The event stream for the member of this page. Reports its events, and `away` while it is disconnected. */
class NewsStream implements Running<News> {
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

  /** The browser reconnects after a lost connection, but never after a rejection. */
  private onError(source: EventSource): void {
    this.onAway();
    if (source.readyState !== EventSource.CLOSED) return;
    const wait = Math.min(AGAIN.first * 2 ** this.refusals, AGAIN.most);
    this.refusals += 1;
    clearTimeout(this.again);
    this.again = setTimeout(() => this.open(), wait * (0.5 + Math.random()));
  }
}

/** Polling interval while there is no stream. */
const POLL_MS = 60_000;
/** A tab hidden for this long leaves the stream to visible tabs; it rejoins when it becomes visible. */
const HIDDEN_MS = 20_000;
/**
 * Events within this time cause one request. After a gap, all tabs are notified together, so their requests are spread
 * out.
 */
const TOGETHER_MS = 400;
const AFTER_GAP_MS = 3_000;

/**
 * Reports when there may be news: from the event stream if it works, else every minute. It runs only while the tab is
 * visible. All tabs of a browser share one stream, because HTTP/1.1 allows six connections per site and pages need
 * them. Listeners ask the API for the details.
 */
export class NewsLine {
  private leave: (() => void) | null = null;
  private polling: ReturnType<typeof setInterval> | undefined;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private leaving: ReturnType<typeof setTimeout> | undefined;
  private hasAsked = false;

  constructor(private readonly ask: () => void) {}

  start(): void {
    this.listen('addEventListener');
    this.joinIfSeen();
  }

  stop(): void {
    this.listen('removeEventListener');
    this.rest();
  }

  /** A page that is frozen or kept for Back would hold the stream without reading it. */
  private listen(how: 'addEventListener' | 'removeEventListener'): void {
    document[how]('visibilitychange', this.onVisibility);
    document[how]('freeze', this.rest);
    document[how]('resume', this.joinIfSeen);
    window[how]('pagehide', this.rest);
    window[how]('pageshow', this.joinIfSeen);
  }

  private readonly onVisibility = (): void => {
    clearTimeout(this.leaving);
    if (document.hidden) this.leaving = setTimeout(this.rest, HIDDEN_MS);
    else this.joinIfSeen();
  };

  private readonly joinIfSeen = (): void => {
    if (document.hidden) return;
    this.leave ??= inOneTab<News>(
      `waymark-news-${pageMember()}`,
      (say) => new NewsStream(say),
      (news) => this.hear(news),
    );
  };

  private readonly rest = (): void => {
    clearTimeout(this.leaving);
    this.leave?.();
    this.leave = null;
    clearTimeout(this.asking);
    this.asking = undefined;
    this.stopPolling();
  };

  private hear(news: News): void {
    if (news === 'notification') return this.askSoon(TOGETHER_MS);
    if (news === 'away') return this.poll();
    if (news === 'over') {
      this.stop();
      return void sessionChanged();
    }
    this.stopPolling();
    if (!this.hasAsked) this.askNow();
    else if (news === 'sync') this.askSoon(Math.random() * AFTER_GAP_MS);
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
}
