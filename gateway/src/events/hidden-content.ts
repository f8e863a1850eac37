import type { NatsConnection } from '@nats-io/transport-node';
import { memberChanged, memberDeleted } from '@waymark/contracts-account';
import { siteContentPublished } from '@waymark/contracts-community';

interface Forgetful {
  forget(): void;
}

/** Subject of `<slice>.content.moderated.v1` of every slice. */
const MODERATION = '*.content.moderated.v1';

/**
 * Clears the gateway's caches when staff hide, restore or publish content, so that visitors see the change
 * immediately. This is rare, and the caches fill again quickly. They are also cleared when the broker returns after an
 * outage.
 */
export class HiddenContent {
  constructor(
    private readonly ofContent: readonly Forgetful[],
    /** Caches that may contain staff's announcements to everyone. */
    private readonly ofStaff: readonly Forgetful[] = [],
    /** Caches that may show content of a member who has left or changed their privacy settings. */
    private readonly ofMembers: readonly Forgetful[] = [],
  ) {}

  follow(connection: NatsConnection): void {
    connection.subscribe(MODERATION, { callback: () => forget(this.ofContent) });
    connection.subscribe(siteContentPublished.type, { callback: () => forget(this.ofStaff) });
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
