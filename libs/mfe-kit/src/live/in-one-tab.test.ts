import { inOneTab } from './in-one-tab';

/** What a browser gives to all tabs of a site; each tab here is one call. */
class Channel {
  static readonly open = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    Channel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of [...Channel.open]) if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close(): void {
    Channel.open.delete(this);
  }
}

const locks = {
  held: new Map<string, Promise<unknown>>(),
  /** In turn, as a browser grants them; who stops waiting is left out. */
  request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>): Promise<unknown> {
    const turn = (this.held.get(name) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : work()));
    this.held.set(name, turn);
    return turn;
  },
};

const settled = () => new Promise((resolve) => setTimeout(resolve));
let running = 0;

interface Tab {
  heard: string[];
  say?: (news: string) => void;
  leave: () => void;
}

/** A tab that joins, and finds that things are well. */
function open(name = 'news'): Tab {
  const tab: Tab = { heard: [], leave: () => undefined };
  const run = (say: (news: string) => void) => {
    running += 1;
    tab.say = say;
    return { stop: () => void (running -= 1), state: () => 'well' };
  };
  tab.leave = inOneTab<string>(name, run, (news) => tab.heard.push(news));
  return tab;
}

describe('what goes on in one tab of a browser', () => {
  beforeAll(() => {
    Object.assign(window, { BroadcastChannel: Channel });
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  });
  afterAll(() => {
    delete (navigator as { locks?: unknown }).locks;
    delete (window as { BroadcastChannel?: unknown }).BroadcastChannel;
  });

  it('runs once for any number of tabs, and all of them get its messages', async () => {
    const tabs = Array.from({ length: 8 }, () => open());
    await settled();
    expect(running).toBe(1);
    tabs[0]?.say?.('news');
    expect(tabs.map(({ heard }) => heard.at(-1))).toEqual(Array(8).fill('news'));
    const late = open();
    await settled();
    expect(late.heard).toEqual(['well']);
    [...tabs, late].forEach(({ leave }) => leave());
    await settled();
    expect(running).toBe(0);
  });

  it('goes over to a tab that waits when the one that runs it leaves, and past those that left', async () => {
    const [first, second, third] = [open(), open(), open()];
    await settled();
    second.leave();
    first.leave();
    await settled();
    expect(running).toBe(1);
    third.say?.('mine');
    expect([first.heard, second.heard].flat()).not.toContain('mine');
    expect(third.heard.at(-1)).toBe('mine');
    third.leave();
    await settled();
    expect([running, Channel.open.size]).toEqual([0, 0]);
  });

  it('is each member’s own', async () => {
    const tabs = [open('news of 1'), open('news of 2')];
    await settled();
    expect(running).toBe(2);
    tabs.forEach(({ leave }) => leave());
    await settled();
  });

  it('runs in each tab where the browser has no locks', () => {
    delete (navigator as { locks?: unknown }).locks;
    const tabs = [open(), open()];
    expect(running).toBe(2);
    tabs.forEach(({ leave }) => leave());
    expect(running).toBe(0);
  });
});
