import { connect, type NatsConnection } from '@nats-io/transport-node';
import { natsServers } from '@waymark/contracts-core';

/** Opens a separate connection to the broker for the experiment. */
export async function withBroker<T>(url: string, work: (connection: NatsConnection) => Promise<T>): Promise<T> {
  const connection = await connect({ ...natsServers(url), maxReconnectAttempts: 10, reconnectTimeWait: 250 });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
