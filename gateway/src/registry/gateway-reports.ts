import { randomUUID } from 'node:crypto';
import type { NatsConnection } from '@nats-io/transport-node';
import { GATEWAY_REPORT_SUBJECT, type GatewayReport, type ReleaseTally } from '@waymark/contracts-core';
import type { RegistryStore } from './registry-store';

/** Responds to release tools: which builds this gateway serves, and how they load in browsers. */
export class GatewayReports {
  private readonly gateway = randomUUID();

  constructor(
    private readonly registry: RegistryStore,
    private readonly tallies: () => ReleaseTally[],
  ) {}

  follow(connection: NatsConnection): void {
    connection.subscribe(GATEWAY_REPORT_SUBJECT, {
      callback: (_error, message) => void message.respond(JSON.stringify(this.report())),
    });
  }

  private report(): GatewayReport {
    const { revision, refused, snapshot } = this.registry;
    const releases = [
      ...(snapshot.shell ? [['shell', snapshot.shell] as const] : []),
      ...Object.entries(snapshot.remotes).map(([slice, release]) => [`remote.${slice}`, release] as const),
      ...Object.entries(snapshot.services).map(([slice, release]) => [`service.${slice}`, release] as const),
    ];
    return {
      gateway: this.gateway,
      revision,
      sequences: Object.fromEntries(releases.map(([key, { sequence }]) => [key, sequence])),
      refused: Object.fromEntries(refused),
      tallies: this.tallies(),
    };
  }
}
