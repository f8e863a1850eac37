/** The part of a NATS client's options that says where its broker is. */
export interface NatsServers {
  /** `host:port` of each node. */
  servers: string[];
  user?: string;
  pass?: string;
}

/** Reads NATS_URL: one address, or those of a cluster's nodes separated by commas. The first one's user and password are for all. */
export function natsServers(list: string): NatsServers {
  const urls = list.split(',').map((text) => addressOf(text.trim()));
  const [first] = urls;
  return {
    servers: urls.map(({ hostname, port }) => `${hostname}:${port || '4222'}`),
    ...(first?.username ? { user: decodeURIComponent(first.username), pass: decodeURIComponent(first.password) } : {}),
  };
}

function addressOf(text: string): URL {
  // The error of URL carries its input, and with it the password into whatever logs it.
  if (!URL.canParse(text)) throw new Error('A broker address (NATS_URL) is not a URL');
  return new URL(text);
}
