import type { NatsConnection } from '@nats-io/transport-node';
import { memberChanged, memberDeleted } from '@waymark/contracts-account';
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
    /** What may show something of a member who has left, or shows less of themselves now. */
    private readonly ofMembers: readonly Forgetful[] = [],
  ) {}

  follow(connection: NatsConnection): void {
    connection.subscribe(MODERATED, { callback: () => forget(this.ofContent) });
    connection.subscribe(keptPublished.type, { callback: () => forget(this.ofStaff) });
    for (const { type } of [memberChanged, memberDeleted])
      connection.subscribe(type, { callback: () => forget(this.ofMembers) });
    void this.watch(connection);
  }

  private async watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status())
      if (type === 'reconnect') forget([...this.ofContent, ...this.ofStaff, ...this.ofMembers]);
  }
}

function forget(kept: readonly Forgetful[]): void {
  for (const each of kept) each.forget();
}
