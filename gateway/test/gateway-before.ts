import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServiceManifest } from '@waymark/contracts-core';
import { serviceEntry } from './service-entry';
import { startTestGateway, type TestGateway, type TestRegistry } from './start-test-gateway';
import { startStubService, type StubService } from './stub-service';

interface Before {
  prefix?: string;
  /** Additional fields of the service's manifest. */
  manifest?: Partial<ServiceManifest>;
  /** What the registry holds besides the service. */
  registry?: TestRegistry;
  env?: Record<string, string>;
}

/**
 * Starts one gateway in front of a stub of the reviews service, for all tests of a file; its rate limits are far above
 * what tests send.
 */
export function gatewayBefore(
  answer: (req: IncomingMessage, res: ServerResponse) => void,
  { prefix = '/api/reviews', manifest = {}, registry: { services, ...pages } = {}, env = {} }: Before = {},
) {
  const edge = {} as { reviews: StubService; gateway: TestGateway };
  beforeAll(async () => {
    edge.reviews = await startStubService(answer);
    const entry = serviceEntry('reviews', edge.reviews.origin, prefix);
    Object.assign(entry.manifest, manifest);
    edge.gateway = await startTestGateway(
      { ...pages, services: { reviews: entry, ...services } },
      { RATE_LIMIT_FACTOR: '100', ...env },
    );
  });
  afterAll(async () => {
    await edge.gateway.close();
    await edge.reviews.close();
  });
  return edge;
}
