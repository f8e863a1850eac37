/**
 * Changes a page as browsers' translators do: replaces each text node by <font><font>…</font></font>, now and for each
 * new text; the translation here is capitals. `moves`: moves the text node itself into the inner <font>, as some
 * translators do. It uses nothing outside itself, because Playwright sends it to the page as text.
 */
export function translatePage({ moves = false } = {}): () => void {
  const written = new WeakMap<Node, string>();
  const translate = (text: Text): void => {
    if (text.data.trim() === '' || !text.isConnected || written.get(text) === text.data) return;
    if (text.parentElement?.closest('[translate=no], script, style, noscript, textarea, title, svg')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    const shown = moves ? text : document.createTextNode('');
    const words = text.data.toUpperCase();
    written.set(shown, words);
    text.replaceWith(outer);
    shown.data = words;
    inner.append(shown);
  };
  const translateIn = (node: Node): void => {
    if (node instanceof Text) translate(node);
    else node.childNodes.forEach(translateIn);
  };
  const watcher = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      (type === 'characterData' ? [target] : [...addedNodes]).forEach(translateIn);
  });
  const start = (): void => {
    translateIn(document.body);
    watcher.observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
  return () => watcher.disconnect();
}
