import { openRegistry } from '@waymark/release/registry';
import { connect } from '@nats-io/transport-node';
import type { Platform } from './platform';

interface Envelope {
  signed: string;
}

/** Returns when each act (`canary`, `promote`, …) was written to a key, by this process's clock. */
export async function registryActs(
  platform: Platform,
  key: string,
): Promise<{ at(act: string): number | undefined; stop(): Promise<void> }> {
  const url = new URL(natsUrl(platform));
  const connection = await connect({
    servers: url.host,
    user: decodeURIComponent(url.username),
    pass: decodeURIComponent(url.password),
  });
  const watch = await (await openRegistry(connection)).watch({ key });
  const seen = new Map<string, number>();
  const following = (async () => {
    for await (const entry of watch) {
      if (entry.operation !== 'PUT') continue;
      const { act } = JSON.parse(entry.json<Envelope>().signed) as { act: string };
      seen.set(act, Date.now());
    }
  })();
  return {
    at: (act) => seen.get(act),
    async stop() {
      watch.stop();
      await following;
      await connection.close();
    },
  };
}

function natsUrl(platform: Platform): string {
  return platform.running().gateway['NATS_URL']?.split(',')[0] ?? '';
}
