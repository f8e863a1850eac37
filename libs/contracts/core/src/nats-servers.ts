/** The part of a NATS client's options that says where its broker is. */
export interface NatsServers {
  /** `host:port` of each node. */
  servers: string[];
  user?: string;
  pass?: string;
}

/** Reads NATS_URL: one address, or those of a cluster's nodes separated by commas. The first one's user and password are for all. */
export function natsServers(list: string): NatsServers {
  const urls = list.split(',').map((url) => new URL(url.trim()));
  const [first] = urls;
  return {
    servers: urls.map(({ hostname, port }) => `${hostname}:${port || '4222'}`),
    ...(first?.username ? { user: decodeURIComponent(first.username), pass: decodeURIComponent(first.password) } : {}),
  };
}
