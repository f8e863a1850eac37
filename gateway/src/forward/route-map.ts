import findMyWay, { type HTTPMethod } from 'find-my-way';

interface Stored<T> {
  readonly value: T;
}

/** What stands under a path, found by find-my-way: a fixed segment before `:name`, the longest prefix first. */
export class RouteMap<T> {
  private readonly router = findMyWay({ ignoreTrailingSlash: true, maxParamLength: 16_384 });
  private readonly known = new Set<string>();

  /** The path itself and everything below it. Of two that fit alike the first stays. */
  addPrefix(prefix: string, value: T): void {
    const bare = prefix.replace(/\/+$/, '');
    this.add('GET', bare, value);
    this.add('GET', `${bare}/*`, value);
  }

  byPrefix(path: string): T | undefined {
    return this.find('GET', path);
  }

  /** One method of one path. */
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
