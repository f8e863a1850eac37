import { announce } from '@waymark/mfe-kit';
import { Button, Toolbar } from '@waymark/ui';
import { styled } from 'styled-components';
import { markText, MARKS, type Change, type Mark } from './marks';

const WORDS: Readonly<Record<Mark, string>> = {
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  list: 'List',
  quote: 'Quote',
  link: 'Link',
};

const Tool = styled(Button)`
  padding-inline: 0.75rem;
  border-color: transparent;
  background: transparent;
`;

const textBox = (id: string): HTMLTextAreaElement | null => document.querySelector(`textarea[id="${id}"]`);

/** The buttons above a text box. A press acts on what is selected in it, and the focus goes there. */
export function MarkButtons({ of, label }: { of: string; label: string }) {
  function press(mark: Mark): void {
    const box = textBox(of);
    if (!box) return;
    const change = markText(mark, { text: box.value, start: box.selectionStart, end: box.selectionEnd });
    putWords(box, change);
    announce(`${WORDS[mark]}: ${change.words.length < change.to - change.from ? 'removed' : 'done'}.`);
  }

  return (
    <Toolbar label={`Formatting for ${label}`} controls={of}>
      {MARKS.map((mark) => (
        <Tool key={mark} onClick={() => press(mark)}>
          {WORDS[mark]}
        </Tool>
      ))}
    </Toolbar>
  );
}

/** Changes a text box as if it had been typed, so that Ctrl+Z takes it back and the form hears of it. */
function putWords(box: HTMLTextAreaElement, { from, to, words, start, end }: Change): void {
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
