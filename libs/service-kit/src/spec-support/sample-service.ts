import { HEADERS } from '@waymark/contracts-core';
import { createTestService, signIdentity, type TestService } from '../index';
import { KitServers } from './kit-servers';
import { SampleModule } from './sample-module';

/** Secret that signs identities for the sample. */
export const SECRET = 's'.repeat(32);
export const JSON_TYPE = { 'content-type': 'application/json' };

/** Starts the sample service on its own servers for all tests of a file; calls `env` at startup. */
export function sampleService(env: () => Record<string, string> = () => ({})) {
  const sample = { ask, post, add } as Parts & { ask: typeof ask; post: typeof post; add: typeof add };
  beforeAll(async () => {
    sample.servers = await KitServers.start();
    sample.service = await createTestService(SampleModule, { ...sample.servers.env, ...env() });
    const identity = await signIdentity({ memberId: 7, role: 'member', displayName: 'Ann' }, SECRET);
    sample.member = { [HEADERS.identity]: identity };
  }, 60_000);
  afterAll(async () => {
    await sample.service?.close();
    await sample.servers?.stop();
  }, 30_000);

  async function ask(path: string, init: RequestInit = {}) {
    const response = await fetch(sample.service.origin + path, init);
    const text = await response.text();
    return { response, status: response.status, body: text ? JSON.parse(text) : null };
  }

  /** Sends a POST as the member, in JSON unless `headers` differ; sends a string unchanged. */
  function post(path: string, body: unknown, headers: Record<string, string> = {}) {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return ask(path, { method: 'POST', headers: { ...sample.member, ...JSON_TYPE, ...headers }, body: text });
  }

  /** Adds a note and returns its ID. */
  async function add(text: string, headers: Record<string, string> = {}): Promise<number> {
    return (await post('/api/notes', { text }, headers)).body.id;
  }
  return sample;
}

interface Parts {
  servers: KitServers;
  service: TestService;
  /** Headers of a request by member 7. */
  member: Record<string, string>;
}
