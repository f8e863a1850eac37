import type { RegistrySnapshot } from '@waymark/contracts-core';
import { telemetrySample } from './create-telemetry';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const site = (shell: object, maps: object) => ({ shell, remotes: { maps } }) as unknown as RegistrySnapshot;
const old = { releasedAt: minutesAgo(16) };

describe('telemetrySample (R3.6)', () => {
  it.each([
    ['a tenth of pages tells of builds that everybody has had for long', site(old, old), 0.1],
    ['every page tells while a remote is new', site(old, { releasedAt: minutesAgo(14) }), 1],
    ['every page tells while a shell is new', site({ releasedAt: minutesAgo(14) }, old), 1],
    ['every page tells while some visitors get another build', site(old, { ...old, canary: { weight: 5 } }), 1],
  ])('%s', (_rule, snapshot, sample) => {
    expect(telemetrySample(snapshot, NOW)).toBe(sample);
  });
});
