import type { RegistrySnapshot } from '@waymark/contracts-core';
import { PrefixTree } from './prefix-tree';
import { ServiceUpstreams } from './service-upstreams';

/** Which service answers which path, kept in step with the registry. */
export class Upstreams {
  private tree = new PrefixTree<ServiceUpstreams>();
  private uploads = new Map<string, number>();
  private services = new Map<string, { origins: string; upstreams: ServiceUpstreams }>();

  /** Connections of a service whose addresses did not change stay open. */
  update(snapshot: Pick<RegistrySnapshot, 'services'>): void {
    const before = this.services;
    this.services = new Map();
    this.tree = new PrefixTree();
    this.uploads = new Map();
    for (const { slice, origins, manifest } of Object.values(snapshot.services)) {
      const known = before.get(slice);
      const kept = known?.origins === origins.join(' ') ? known.upstreams : null;
      const upstreams = kept ?? new ServiceUpstreams(slice, origins);
      this.services.set(slice, { origins: origins.join(' '), upstreams });
      for (const prefix of manifest.prefixes) this.tree.add(prefix, upstreams);
      for (const { path, maxBytes } of manifest.uploads ?? []) this.uploads.set(path, maxBytes);
      if (kept) before.delete(slice);
    }
    for (const { upstreams } of before.values()) void upstreams.close();
  }

  byPath(path: string): ServiceUpstreams | null {
    return this.tree.match(path);
  }

  /** Most bytes that a POST to this path may bring as a file; undefined where none is expected. */
  uploadLimit(path: string): number | undefined {
    return this.uploads.get(path);
  }

  bySlice(slice: string): ServiceUpstreams | undefined {
    return this.services.get(slice)?.upstreams;
  }

  all(): ServiceUpstreams[] {
    return [...this.services.values()].map(({ upstreams }) => upstreams);
  }

  async close(): Promise<void> {
    await Promise.all(this.all().map((service) => service.close()));
  }
}
