import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serviceEntrySchema } from '@waymark/contracts-core';
import { until } from '@waymark/testing';
import { openRegistry } from '../../registry/open-registry';
import { publishEntry } from '../../registry/publish-entry';
import type { ChaosPlatform } from './chaos-platform';
import { withBroker } from './with-broker';

export const PROBE_PATH = '/api/chaos-probe';
const KEY = 'service.probe';

/** A service of the experiment's own in the registry, to see what the gateway tells a service; `seen` holds its requests' headers. */
export async function withProbeService<T>(platform: ChaosPlatform, work: (seen: IncomingHttpHeaders[]) => Promise<T>): Promise<T> {
  const seen: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    if (request.url?.startsWith(PROBE_PATH)) seen.push(request.headers);
    request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await withBroker(platform.urls.nats, async (connection) => {
      const registry = await openRegistry(connection);
      const manifest = { name: 'probe', apiVersion: '1', prefixes: [PROBE_PATH] };
      const entry = serviceEntrySchema.parse({ slice: 'probe', origins: [`http://127.0.0.1:${port}`], manifest });
      await publishEntry(registry, KEY, serviceEntrySchema, () => entry);
      await until('the probe', 10_000, async () => ((await fetch(platform.origin + PROBE_PATH)).ok ? true : null));
      seen.length = 0;
      try {
        return await work(seen);
      } finally {
        await registry.delete(KEY);
      }
    });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
