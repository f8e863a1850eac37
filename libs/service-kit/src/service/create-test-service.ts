import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { configEnvironment } from '../config/config-environment';
import { createService } from './create-service';

export interface TestService {
  readonly app: NestFastifyApplication;
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  close(): Promise<void>;
}

/** The real service on a free port. `overrides` are environment variables and win over the process's own. */
export async function createTestService(
  module: Type,
  overrides: Record<string, string | number | boolean | undefined>,
): Promise<TestService> {
  const given = Object.entries(overrides).filter(([, value]) => value !== undefined);
  const own = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  const env = { NODE_ENV: 'test', LOG_LEVEL: 'silent', ...process.env, ...own };
  return configEnvironment.run(env, async () => {
    const app = await createService(module);
    await app.startAllMicroservices();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const server = app.getHttpServer();
    // Test and service share an event loop: after a pause of both, a test would send on a connection that the service closes at once.
    server.keepAliveTimeout = 0;
    server.setTimeout(0);
    const { port } = server.address() as { port: number };
    return { app, origin: `http://127.0.0.1:${port}`, close: () => app.close() };
  });
}
