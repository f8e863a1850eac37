import { readRelease } from '../../registry/read-release';
import type { RegistryReader } from '../../registry/registry-writer';

/** In one line: which builds of a slice are live. */
export async function whatVisitorsSee(reader: RegistryReader, slice: string): Promise<string> {
  const kind = slice === 'shell' ? 'shell' : 'remote';
  const page = (await readRelease(reader, kind, slice)).value;
  const service = (await readRelease(reader, 'service', slice)).value;
  const builds = page ? [`${slice === 'shell' ? 'shell' : `mfe-${slice}`} ${page.stable.version}`] : [];
  const canary = page?.canary ? [`and ${page.canary.build.version} for ${page.canary.weight} % of them`] : [];
  const off = page?.state === 'killed' ? ['switched off'] : [];
  const services = service ? [`service ${service.version}`] : [];
  const all = [[...builds, ...canary].join(' '), ...off, ...services].filter(Boolean).join(', ');
  return all ? `Visitors get ${all}.` : `Nothing of ${slice} is live.`;
}
