import { LIVE_MEMBER, LIVE_PATH, type LiveEnd, type LiveEvent } from '@waymark/contracts-core';
import { getHost } from '../host';
import { pageMember, sessionChanged } from '../session-ended';
import { inOneTab, type Running } from './in-one-tab';

/** Until a stream that was refused is tried again; longer each time, and for each browser another time. */
const AGAIN = { first: 15_000, most: 300_000 };

/** `here`: the stream goes, and has gone for a while. `over`: the session ended. */
type News = Exclude<LiveEvent, 'end'> | 'here' | 'over';

/** The site's stream of events for the member of this page. Says what comes, and `away` while nothing does. */
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

/** While nothing tells of news, they are asked for so often. */
const POLL_MS = 60_000;
/** A tab that nobody has looked at for so long leaves the line to those that are seen, and is back with the eyes. */
const HIDDEN_MS = 20_000;
/** News that come together are asked for together. After a gap all tabs are told at once: they ask one after another. */
const TOGETHER_MS = 400;
const AFTER_GAP_MS = 3_000;

/**
 * Says when something may be new: by the site's stream of events where that goes, else every minute. Only while the tab is
 * seen, and with one stream for all tabs of a browser: it keeps six connections to a site of HTTP/1.1, and pages need them.
 * Whoever listens asks the API what it is.
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

  /** A page that the browser freezes or keeps for Back would hold the stream and read nothing. */
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
