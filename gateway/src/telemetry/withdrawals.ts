import { Kvm, type KV } from '@nats-io/kv';
import type { NatsConnection } from '@nats-io/transport-node';
import { REGISTRY_BUCKET, withdrawnKey, type ReleaseTally, type WithdrawnVersion } from '@waymark/contracts-core';
import { openEntry, orderOf, signAsGateway, type RegistryEntry, type Trust } from '@waymark/registry';
import type { Logger } from '../ops/logger';

export type GatewayTrust = Required<Trust>;

/**
 * Marks a build in the registry as withdrawn. The first gateway that sees it fail writes the entry; the others find it
 * there. A gateway's signature is valid only for withdrawals.
 */
export class Withdrawals {
  private connection: NatsConnection | undefined;

  constructor(
    private readonly trust: GatewayTrust,
    private readonly logger: Logger,
    private readonly onWithdrawn: (slice: string) => void,
  ) {}

  follow(connection: NatsConnection): void {
    this.connection = connection;
  }

  /** Returns whether the build is now withdrawn, by any gateway. */
  async withdraw({ slice, version, loads, loadErrors, scriptErrors }: ReleaseTally, back: string): Promise<boolean> {
    const errors = loadErrors + scriptErrors;
    const about = { slice, version, errors, loads: Math.round(loads) };
    const reason = `${loadErrors} did not load and ${scriptErrors} threw, of ${about.loads + errors} in a minute`;
    try {
      if (await this.write({ ...about, reason })) {
        this.onWithdrawn(slice);
        this.logger.error({ ...about, back }, 'release withdrawn');
      }
      return true;
    } catch (error) {
      this.logger.error({ ...about, err: error }, 'a broken release could not be withdrawn');
      return false;
    }
  }

  /** Returns false when the withdrawal was already recorded. */
  private async write(withdrawn: Omit<WithdrawnVersion, 'at'>): Promise<boolean> {
    if (!this.connection) throw new Error('the broker is unreachable');
    const registry = await new Kvm(this.connection).open(REGISTRY_BUCKET);
    const key = withdrawnKey(withdrawn.slice, withdrawn.version);
    const { said, revision } = await this.lastWord(registry, key);
    if (said?.kind === 'withdrawn') return false;
    // A withdrawal is effective only if it is later than the entry that reinstated the version.
    const at = new Date(Math.max(Date.now(), said ? orderOf(said) + 1 : 0)).toISOString();
    try {
      await registry.put(key, JSON.stringify(signAsGateway(key, { ...withdrawn, at }, this.trust.gatewayKey)), {
        previousSeq: revision,
      });
      return true;
    } catch (error) {
      if ((await this.lastWord(registry, key)).said?.kind === 'withdrawn') return false;
      throw error;
    }
  }

  /** Returns the newest signed entry; ignores deletions and invalid entries. */
  private async lastWord(registry: KV, key: string): Promise<{ said: RegistryEntry | null; revision: number }> {
    let last: { said: RegistryEntry | null; revision: number } = { said: null, revision: 0 };
    for await (const entry of await registry.history({ key })) {
      const opened = entry.operation === 'PUT' ? openEntry(key, entry.string(), this.trust) : null;
      const isNewer = opened?.ok && (!last.said || orderOf(opened.entry) > orderOf(last.said));
      last = { said: isNewer ? opened.entry : last.said, revision: entry.revision };
    }
    return last;
  }
}
