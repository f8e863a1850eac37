import { connect, type NatsConnection } from '@nats-io/transport-node';

/** A connection of the experiment's own to the broker. */
export async function withBroker<T>(url: string, work: (connection: NatsConnection) => Promise<T>): Promise<T> {
  const { host, username, password } = new URL(url);
  const connection = await connect({ servers: host, user: decodeURIComponent(username), pass: decodeURIComponent(password), maxReconnectAttempts: 10, reconnectTimeWait: 250 });
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
