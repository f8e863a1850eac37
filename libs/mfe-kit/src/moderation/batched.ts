type Settle<Found> = (answer: Promise<Found[]>) => void;

/**
 * Combines single requests: those made in the same turn of the event loop share one call of `ask`, with at most `most`
 * items.
 */
export function batched<Asked, Found>(
  most: number,
  ask: (all: Asked[]) => Promise<Found[]>,
): (one: Asked) => Promise<Found[]> {
  let waiting: { one: Asked; settle: Settle<Found> }[] = [];
  function send() {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += most) {
      const some = all.slice(from, from + most);
      const answer = ask(some.map(({ one }) => one));
      for (const { settle } of some) settle(answer);
    }
  }
  return (one) =>
    new Promise((settle) => {
      if (waiting.length === 0) setTimeout(send, 0);
      waiting.push({ one, settle });
    });
}
