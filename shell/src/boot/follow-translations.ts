/** By which element a translator shows a text node of ours. */
const shownBy = new WeakMap<Node, Element>();

/**
 * Translators of browsers replace each text node by <font> elements. React keeps hold of its text nodes: it would fail to remove one
 * or to insert before it, and its new words would not be seen. Lint (no-bare-text) keeps our own text safe; this is for what lint
 * does not see: versions before, libraries, components that return text. All other faults are thrown as ever.
 */
export function followTranslations(): void {
  const watcher = new MutationObserver(follow);
  watcher.observe(document.body, { childList: true, subtree: true });

  function follow(records: MutationRecord[]): void {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') {
        // React wrote new words: they are shown, and translated from there.
        if (!target.isConnected) shownBy.get(target)?.replaceWith(target);
        continue;
      }
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
      for (const node of removedNodes) {
        if (!font || !(node instanceof Text)) continue;
        shownBy.set(node, font);
        watcher.observe(node, { characterData: true });
      }
      for (const node of addedNodes) {
        // React moved the node: it is shown itself.
        const old = shownBy.get(node);
        if (!old?.contains(node)) old?.remove();
      }
    }
  }

  /** The child of `parent` that stands for `node` there. */
  function childOf(parent: Node, node: Node): Element | null {
    follow(watcher.takeRecords());
    const font = shownBy.get(node);
    return font?.parentNode === parent ? font : null;
  }

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this || !(child instanceof Text)) return removeChild.call(this, child) as T;
    (childOf(this, child) ?? child).remove();
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const isMoved = before instanceof Text && before.parentNode !== this;
    return insertBefore.call(this, node, isMoved ? childOf(this, before) : before) as T;
  };
}

const isFont = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT';
