import type { ConsumerMessages, ConsumerNotification } from '@nats-io/jetstream';
import { setTimeout as pause } from 'node:timers/promises';
import { generationOf, isMissing, streamName } from './broker';
import { type ConsumerParts, type Dispatch, JetStreamMessageHandler } from './message-handler';
import { openConsumer, type OpenedConsumer } from './open-consumer';

/**
 * Notifications that a pull will get no more messages: its node, the consumer or the stream is gone, or has no leader.
 */
const LOST: ReadonlySet<ConsumerNotification['type']> = new Set([
  'heartbeats_missed',
  'no_responders',
  'consumer_deleted',
  'consumer_not_found',
  'stream_not_found',
]);

/**
 * Stops the messages of a lost pull, so that its reader reopens the consumer. The client would also detect the loss,
 * but only after two failed checks, a pull's length apart.
 */
export async function stopWhenLost(messages: ConsumerMessages): Promise<void> {
  for await (const { type } of messages.status()) if (LOST.has(type)) messages.stop();
}

const RETRY_MS = 250;
/**
 * Milliseconds until each check of the stream; the last value repeats. A broker that has just returned may get its new
 * generation any moment.
 */
const LOOK_AFTER_MS = [250, 250, 500, 500, 1_000, 1_500];
/**
 * Milliseconds. A pull is lost with the cluster node that held it. Only two missing heartbeats reveal that, which
 * takes 30 s with the client's defaults, and nothing is read meanwhile.
 */
const PULL = { expires: 6_000, idle_heartbeat: 1_000 };
/**
 * Messages fetched but not yet handled. All must finish within the broker's ack_wait (3 s); otherwise it redelivers
 * them to a second process, and a busy machine does its work twice.
 */
const TAKEN = 20;

/** Consumes a slice's stream, one event at a time. It survives lost connections and new generations. */
export class StreamConsumer {
  private readonly abort = new AbortController();
  private readonly handler: JetStreamMessageHandler;
  private messages: ConsumerMessages | null = null;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly service: string,
    private readonly slice: string,
    dispatch: Dispatch,
    private readonly parts: ConsumerParts,
  ) {
    this.handler = new JetStreamMessageHandler(service, dispatch, parts);
  }

  start(): void {
    this.running = this.keepRunning();
  }

  async stop(): Promise<void> {
    this.abort.abort();
    this.messages?.stop();
    await this.running;
  }

  private get stopped(): boolean {
    return this.abort.signal.aborted;
  }

  private async keepRunning(): Promise<void> {
    // Stops the previous connection's pull immediately: detecting its loss would take seconds.
    const forget = this.parts.broker.onUp(() => this.messages?.stop());
    while (!this.stopped) {
      try {
        await this.consume();
      } catch (error) {
        // The stream does not exist until its own service has started.
        if (!isMissing(error)) this.parts.log.warn({ err: error, slice: this.slice }, 'consumer starts again');
      }
      await this.pause(RETRY_MS);
    }
    forget();
  }

  private pause(ms: number): Promise<void> {
    return pause(ms, undefined, { signal: this.abort.signal }).catch(() => undefined);
  }

  private async consume(): Promise<void> {
    const connection = this.parts.broker.connection;
    if (!connection) return;
    const opened = await openConsumer(connection, this.service, this.slice);
    if (this.stopped) return;
    const messages = await opened.consumer.consume({ ...PULL, max_messages: TAKEN, abort_on_missing_resource: true });
    this.messages = messages;
    void stopWhenLost(messages);
    void this.watch(opened, messages);
    try {
      for await (const message of messages) {
        await this.handler.handle(message);
        this.parts.metrics.pending.set({ slice: this.slice }, message.info.pending);
        if (this.stopped) break;
      }
    } finally {
      messages.stop();
      this.messages = null;
    }
  }

  private async watch(opened: OpenedConsumer, messages: ConsumerMessages): Promise<void> {
    for (let look = 0; this.messages === messages && !this.stopped; look += 1) {
      await this.pause(LOOK_AFTER_MS[Math.min(look, LOOK_AFTER_MS.length - 1)] ?? RETRY_MS);
      if (this.messages === messages) await this.stopWhenReplaced(opened, messages);
    }
  }

  /** Ends the loop when the stream was replaced, so that the next turn opens the new generation. */
  private async stopWhenReplaced(opened: OpenedConsumer, messages: ConsumerMessages): Promise<void> {
    try {
      const { config, created } = await opened.manager.streams.info(streamName(this.slice));
      if (generationOf(config.description) !== opened.generation || created !== opened.created) messages.stop();
    } catch (error) {
      if (isMissing(error)) messages.stop();
    }
  }
}
