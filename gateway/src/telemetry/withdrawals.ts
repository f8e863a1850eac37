import { Kvm } from '@nats-io/kv';
import type { NatsConnection } from '@nats-io/transport-node';
import { REGISTRY_BUCKET, withdrawnKey, type ReleaseTally, type WithdrawnVersion } from '@waymark/contracts-core';
import { signAsGateway } from '@waymark/registry';
import type { Logger } from '../ops/logger';

/**
 * Says in the registry that a build is to be served to nobody. The first gateway to see it fail writes, the others find
 * it said. A gateway can take back and nothing else: its signature counts for such keys alone.
 */
export class Withdrawals {
  private connection: NatsConnection | undefined;

  constructor(
    private readonly macKey: Buffer,
    private readonly logger: Logger,
    private readonly onWithdrawn: (slice: string) => void,
  ) {}

  follow(connection: NatsConnection): void {
    this.connection = connection;
  }

  /** Whether it is said now, by whomever. */
  async withdraw({ slice, version, loads, loadErrors, scriptErrors }: ReleaseTally, back: string): Promise<boolean> {
    const errors = loadErrors + scriptErrors;
    const about = { slice, version, errors, loads: Math.round(loads) };
    const reason = `${loadErrors} did not load and ${scriptErrors} threw, of ${about.loads + errors} in a minute`;
    try {
      if (await this.write({ ...about, reason, at: new Date().toISOString() })) {
        this.onWithdrawn(slice);
        this.logger.error({ ...about, back }, 'release withdrawn');
      }
      return true;
    } catch (error) {
      this.logger.error({ ...about, err: error }, 'a broken release could not be withdrawn');
      return false;
    }
  }

  /** Whether it was not said before. */
  private async write(withdrawn: WithdrawnVersion): Promise<boolean> {
    if (!this.connection) throw new Error('the broker is away');
    const registry = await new Kvm(this.connection).open(REGISTRY_BUCKET);
    const key = withdrawnKey(withdrawn.slice, withdrawn.version);
    try {
      await registry.create(key, JSON.stringify(signAsGateway(key, withdrawn, this.macKey)));
      return true;
    } catch (error) {
      if ((await registry.get(key))?.operation === 'PUT') return false;
      throw error;
    }
  }
}
