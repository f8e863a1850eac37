import type { Change } from './marks';

/** Changes a text box as if it had been typed, so that Ctrl+Z takes it back and the form hears of it. */
export function putWords(box: HTMLTextAreaElement, { from, to, words, start, end }: Change): void {
  box.focus();
  box.setSelectionRange(from, to);
  // The one way that keeps the browser's own undo; some have it no more.
  const isTyped = typeof document.execCommand === 'function' && document.execCommand('insertText', false, words);
  if (!isTyped) {
    box.setRangeText(words, from, to);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
  box.setSelectionRange(start, end);
}
