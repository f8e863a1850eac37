/** Maps our text nodes to the elements that a translator put in their place. */
const shownBy = new WeakMap<Node, Element>();

/**
 * Browser translators replace text nodes with <font> elements. React still holds the old nodes: removing them or
 * inserting before them would fail, and their new text would stay invisible. Our own text is always wrapped in
 * elements (lint rule no-bare-text). This code covers text nodes from older builds, libraries and components. Errors
 * with another cause are still thrown.
 */
export function followTranslations(): void {
  const watcher = new MutationObserver(follow);
  watcher.observe(document.body, { childList: true, subtree: true });

  function follow(records: MutationRecord[]): void {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') {
        // React has changed the text, so the original node is shown, to be translated again.
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
        // React has moved the node, so the node itself is shown.
        const old = shownBy.get(node);
        if (!old?.contains(node)) old?.remove();
      }
    }
  }

  /** Returns the child of `parent` that replaces `node`. */
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
