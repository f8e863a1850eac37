interface Route {
  readonly pattern: RegExp;
  readonly method: string;
}

/** Knows which methods a path supports, so that a wrong method is a 405 and not a 404. */
export class RouteTable {
  private readonly routes: Route[] = [];

  add(method: string | string[], url: string): void {
    const source = url.split('/').map((part) => escape(part).replace(/:\w+/g, '[^/]+'));
    const pattern = new RegExp(`^${source.join('/')}$`);
    for (const one of [method].flat()) this.routes.push({ pattern, method: one });
  }

  methodsOf(url: string): string[] {
    const path = url.split('?', 1)[0] ?? '';
    const found = this.routes.filter((route) => route.pattern.test(path)).map((route) => route.method);
    return [...new Set(found)].sort();
  }
}

function escape(part: string): string {
  return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
