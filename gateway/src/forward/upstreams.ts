import type { OutsideRule, RegistrySnapshot } from '@waymark/contracts-core';
import findMyWay, { type HTTPMethod } from 'find-my-way';
import { ServiceUpstreams } from './service-upstreams';

interface Stored<T> {
  readonly value: T;
}

/**
 * Finds the value of a path with find-my-way: a fixed segment wins over `:name`, a longer prefix over a shorter one.
 */
export class RouteMap<T> {
  private readonly router = findMyWay({ ignoreTrailingSlash: true, maxParamLength: 16_384 });
  private readonly known = new Set<string>();

  /** Adds a path and everything below it. When two entries match equally, the first wins. */
  addPrefix(prefix: string, value: T): void {
    const bare = prefix.replace(/\/+$/, '');
    this.add('GET', bare, value);
    this.add('GET', `${bare}/*`, value);
  }

  byPrefix(path: string): T | undefined {
    return this.find('GET', path);
  }

  /** Adds one method of one path. */
  addRoute(method: string, path: string, value: T): void {
    this.add(method as HTTPMethod, path, value);
  }

  byRoute(method: string, path: string): T | undefined {
    return this.find(method as HTTPMethod, path);
  }

  private add(method: HTTPMethod, path: string, value: T): void {
    const shape = `${method} ${path.replace(/:\w+/g, ':')}`;
    if (this.known.has(shape)) return;
    this.known.add(shape);
    this.router.on(method, path, () => undefined, { value } satisfies Stored<T>);
  }

  private find(method: HTTPMethod, path: string): T | undefined {
    return (this.router.find(method, path)?.store as Stored<T> | undefined)?.value;
  }
}

/** Maps paths to services; updated with the registry. */
export class Upstreams {
  private prefixes = new RouteMap<ServiceUpstreams>();
  private outside = new RouteMap<OutsideRule>();
  private uploads = new Map<string, number>();
  private services = new Map<string, ServiceUpstreams>();
  /** Services that are no longer in the registry but still have responses on the way. */
  private readonly gone = new Set<ServiceUpstreams>();

  /** Keeps the connections of a service with unchanged addresses. */
  update(snapshot: Pick<RegistrySnapshot, 'services'>): void {
    const before = this.services;
    this.services = new Map();
    this.prefixes = new RouteMap();
    this.outside = new RouteMap();
    this.uploads = new Map();
    for (const { slice, origins, manifest } of Object.values(snapshot.services)) {
      if (origins.length === 0) continue;
      const upstreams = before.get(slice) ?? new ServiceUpstreams(slice, []);
      upstreams.update(origins);
      this.services.set(slice, upstreams);
      for (const prefix of manifest.prefixes) this.prefixes.addPrefix(prefix, upstreams);
      for (const { path, maxBytes } of manifest.uploads ?? []) this.uploads.set(path, maxBytes);
    }
    for (const { slice, manifest } of Object.values(snapshot.services)) {
      for (const rule of manifest.outside ?? []) {
        // A service may open only its own addresses to outside callers.
        const isOwn = this.prefixes.byPrefix(rule.path)?.slice === slice;
        if (isOwn) this.outside.addRoute(rule.method, rule.path, rule);
      }
    }
    for (const [slice, upstreams] of before) if (!this.services.has(slice)) this.retire(upstreams);
  }

  byPath(path: string): ServiceUpstreams | null {
    return this.prefixes.byPrefix(path) ?? null;
  }

  /**
   * Returns the maximum size in bytes of a file uploaded to this path by POST; undefined when the path takes no file.
   */
  uploadLimit(path: string): number | undefined {
    return this.uploads.get(path);
  }

  /** Returns the rule that a contract declares for outside callers; undefined for almost every path. */
  outsideRule(method: string, path: string): OutsideRule | undefined {
    return this.outside.byRoute(method === 'HEAD' ? 'GET' : method, path);
  }

  /** Returns those of `methods` that a contract declares for outside callers at this path. */
  outsideMethods(methods: Iterable<string>, path: string): string[] {
    return [...methods].filter((method) => this.outsideRule(method, path));
  }

  bySlice(slice: string): ServiceUpstreams | undefined {
    return this.services.get(slice);
  }

  all(): ServiceUpstreams[] {
    return [...this.services.values()];
  }

  async close(): Promise<void> {
    await Promise.all([...this.services.values(), ...this.gone].map((service) => service.close()));
  }

  private retire(upstreams: ServiceUpstreams): void {
    this.gone.add(upstreams);
    void upstreams.retireAll().finally(() => this.gone.delete(upstreams));
  }
}
