/** A tree of path segments: the deepest prefix that fits a path wins, a fixed segment before `:name`. */
export class PrefixTree<T> {
  private readonly root = new Node<T>();

  add(prefix: string, value: T): void {
    let node = this.root;
    for (const segment of segmentsOf(prefix)) node = node.child(segment);
    node.value = value;
  }

  match(path: string): T | null {
    return deepest(this.root, segmentsOf(path), 0)?.value ?? null;
  }
}

class Node<T> {
  value: T | undefined;
  readonly fixed = new Map<string, Node<T>>();
  any: Node<T> | undefined;

  child(segment: string): Node<T> {
    if (segment.startsWith(':')) return (this.any ??= new Node());
    const known = this.fixed.get(segment);
    if (known) return known;
    const made = new Node<T>();
    this.fixed.set(segment, made);
    return made;
  }
}

interface Found<T> {
  value: T;
  depth: number;
}

function deepest<T>(node: Node<T>, segments: readonly string[], depth: number): Found<T> | null {
  const here = node.value === undefined ? null : { value: node.value, depth };
  const segment = segments[depth];
  if (segment === undefined) return here;
  const fixed = node.fixed.get(segment);
  const viaFixed = fixed ? deepest(fixed, segments, depth + 1) : null;
  const viaAny = node.any ? deepest(node.any, segments, depth + 1) : null;
  const below = viaAny && (!viaFixed || viaAny.depth > viaFixed.depth) ? viaAny : viaFixed;
  return below ?? here;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
