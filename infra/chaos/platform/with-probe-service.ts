import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serviceKey } from '@waymark/contracts-core';
import { until } from '@waymark/testing';
import { openRegistry, registryWriter, writeRelease } from '@waymark/release/registry';
import { untilAllFollow } from '@waymark/release';
import { localSigningKey } from '../../local/registry-key';
import type { ChaosPlatform } from './chaos-platform';
import { withBroker } from '../../load/with-broker';

export const PROBE_PATH = '/api/chaos-probe';

/** Registers a test service to see what the gateway sends to services; `seen` holds the headers of its requests. */
export async function withProbeService<T>(
  platform: ChaosPlatform,
  work: (seen: IncomingHttpHeaders[]) => Promise<T>,
): Promise<T> {
  const seen: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    if (request.url?.startsWith(PROBE_PATH)) seen.push(request.headers);
    request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await withBroker(platform.urls.nats, async (connection) => {
      const writer = registryWriter(await openRegistry(connection), localSigningKey(), 'chaos');
      const manifest = { name: 'probe', apiVersion: '1', prefixes: [PROBE_PATH] };
      const reachedAt = (origins: string[]) =>
        writeRelease(writer, 'service', 'probe', () => ({ version: 'probe', origins, manifest, act: 'publish' }));
      const { release } = await reachedAt([`http://127.0.0.1:${port}`]);
      // All of them, because requests alternate between gateways.
      await untilAllFollow(connection, { [serviceKey('probe')]: release.sequence });
      await until('the probe', 10_000, async () => ((await fetch(platform.origin + PROBE_PATH)).ok ? true : null));
      seen.length = 0;
      try {
        return await work(seen);
      } finally {
        await reachedAt([]);
      }
    });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
