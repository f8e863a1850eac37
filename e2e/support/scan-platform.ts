import { join } from 'node:path';
import {
  type FoundMark,
  type Marks,
  scanDatabase,
  scanFiles,
  scanMeilisearch,
  scanRedis,
  scanStreams,
} from '@waymark/testing';
import { DATA_DIR } from './platform';
import { runningPlatform } from './running-platform';

/** Finds marked values in everything that processes write for other programs and operators. */
export async function scanWritten(marks: Marks): Promise<FoundMark[]> {
  const { services } = runningPlatform();
  const { REDIS_URL = '', NATS_URL = '' } = services['account'] ?? {};
  const { MEILI_URL = '', MEILI_KEY = '' } = services['reviews'] ?? {};
  const found = await Promise.all([
    scanStreams(NATS_URL, marks),
    scanRedis(REDIS_URL, marks),
    scanMeilisearch({ url: MEILI_URL, key: MEILI_KEY }, marks),
    scanFiles(join(DATA_DIR, 'logs'), marks),
    scanMetrics(marks),
  ]);
  return found.flat();
}

/** Scans every table of these services' databases, or of all when none is named. */
export async function scanDatabases(marks: Marks, slices?: readonly string[]): Promise<FoundMark[]> {
  const urls = Object.entries(runningPlatform().ownerUrls).filter(([slice]) => slices?.includes(slice) ?? true);
  return (await Promise.all(urls.map(([name, url]) => scanDatabase({ name, url }, marks)))).flat();
}

async function scanMetrics({ texts }: Marks): Promise<FoundMark[]> {
  const ports = Object.entries(runningPlatform().services).map(([slice, env]) => [slice, env['PORT']] as const);
  const pages = await Promise.all(
    ports.map(
      async ([slice, port]) => [slice, await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()] as const,
    ),
  );
  return pages.flatMap(([slice, page]) =>
    texts.filter((text) => page.includes(text)).map((mark) => ({ place: `metrics of ${slice}`, mark })),
  );
}
