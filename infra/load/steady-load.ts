const TICK_MS = 5;

export interface Sent {
  what: string;
  /** 0: no answer. */
  status: number;
}

/** Sends `perSecond` requests a second until stopped, whether or not earlier ones are answered; none is sent twice. */
export function startSteadyLoad(
  perSecond: number,
  send: (index: number) => Promise<Sent>,
): { stop(): Promise<Sent[]> } {
  const began = performance.now();
  const sent: Promise<Sent>[] = [];
  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1_000) * perSecond;
    while (sent.length < due) sent.push(send(sent.length));
  }, TICK_MS);
  return {
    stop() {
      clearInterval(timer);
      return Promise.all(sent);
    },
  };
}

/** Those that were not answered as they should be, each kind once with how often. */
export function failures(sent: readonly Sent[]): string[] {
  const counts = new Map<string, number>();
  for (const { what, status } of sent)
    if (status !== 200)
      counts.set(
        `${what} ${status || 'without an answer'}`,
        (counts.get(`${what} ${status || 'without an answer'}`) ?? 0) + 1,
      );
  return [...counts].map(([kind, count]) => `${count} x ${kind}`);
}
