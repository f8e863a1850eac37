import {
  type JetStreamManager,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type StreamInfo,
} from '@nats-io/jetstream';
import { type NatsConnection, nanos } from '@nats-io/transport-node';
import { describeGeneration, generationOf, isMissing, streamName } from '../events/broker';

const DAY_MS = 86_400_000;
/** A stream does not respond while it elects its leader: retrying soon is faster than waiting. */
const ASK_MS = 1_000;
const MAKE_MS = 2_000;

export interface StreamState {
  readonly created: Date;
  readonly lastSeq: number;
  readonly generation: number;
}

/** The stream of one slice's events. Only the slice's own service creates or changes it. */
export class OutboxStream {
  private constructor(
    private readonly asking: JetStreamManager,
    private readonly manager: JetStreamManager,
    private readonly slice: string,
    private readonly replicas: number,
  ) {}

  static async open(connection: NatsConnection, slice: string, replicas = 1): Promise<OutboxStream> {
    const manager = (timeout: number) => jetstreamManager(connection, { timeout, checkAPI: false });
    return new OutboxStream(await manager(ASK_MS), await manager(MAKE_MS), slice, replicas);
  }

  /** Adjusts the number of replicas of an existing stream; rejects when the broker has too few nodes. */
  async keepReplicas(): Promise<void> {
    const info = await this.asking.streams.info(streamName(this.slice)).catch(() => null);
    if (info && info.config.num_replicas !== this.replicas)
      await this.manager.streams.update(streamName(this.slice), { num_replicas: this.replicas });
  }

  async read(): Promise<StreamState | null> {
    try {
      return stateOf(await this.asking.streams.info(streamName(this.slice)));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async create(generation: number): Promise<StreamState> {
    const info = await this.manager.streams.add({
      name: streamName(this.slice),
      subjects: [`${this.slice}.>`],
      description: describeGeneration(generation),
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      max_age: nanos(7 * DAY_MS),
      duplicate_window: nanos(120_000),
      num_replicas: this.replicas,
    });
    return stateOf(info);
  }

  async setGeneration(generation: number): Promise<void> {
    await this.manager.streams.update(streamName(this.slice), { description: describeGeneration(generation) });
  }
}

function stateOf(info: StreamInfo): StreamState {
  // This PostgreSQL column stores milliseconds, so both sides are cut to milliseconds.
  const created = new Date(info.created);
  return { created, lastSeq: info.state.last_seq, generation: generationOf(info.config.description) };
}
