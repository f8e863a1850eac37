import type { NatsConnection } from '@nats-io/transport-node';
import { keptPublished } from '@waymark/contracts-community';

interface Forgetful {
  forget(): void;
}

/** `<slice>.content.moderated.v1` of every slice. */
const MODERATED = '*.content.moderated.v1';

/**
 * What staff hid, brought back or published must be seen at once in what the gateway keeps: all of that is asked anew. It happens
 * seldom, and what is kept is soon known again. What was hidden while the broker was away is found out when it is back.
 */
export class HiddenContent {
  constructor(
    private readonly ofContent: readonly Forgetful[],
    /** Where words of staff for everybody may stand. */
    private readonly ofStaff: readonly Forgetful[] = [],
  ) {}

  follow(connection: NatsConnection): void {
    connection.subscribe(MODERATED, { callback: () => forget(this.ofContent) });
    connection.subscribe(keptPublished.type, { callback: () => forget(this.ofStaff) });
    void this.watch(connection);
  }

  private async watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status())
      if (type === 'reconnect') forget([...this.ofContent, ...this.ofStaff]);
  }
}

function forget(kept: readonly Forgetful[]): void {
  for (const each of kept) each.forget();
}
