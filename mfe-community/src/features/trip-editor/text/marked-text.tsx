import { useMutation } from '@tanstack/react-query';
import { announce, ApiError, call } from '@waymark/mfe-kit';
import { Alert, Button, Disclosure, fieldId, Inline, Stack, TextArea, Toolbar } from '@waymark/ui';
import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { previewTripText } from '../../../endpoints';
import { TripText } from '../../../shared/trip-text';
import { type Change, type Mark, MARKS, markText } from './marks';

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
function MarkButtons({ of, label }: { of: string; label: string }) {
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

const Shown = styled.div`
  padding: 1rem 1.25rem;
  border: 1px dashed var(--color-border);
  border-radius: 0.5rem;
  background: var(--color-surface);
  overflow-wrap: anywhere;
`;

interface MarkedTextProps {
  /** Of the field in the form around it. */
  name: 'story' | 'content';
  label: string;
  hint: string;
  error: string | undefined;
  /** Level of the heading that its own headings stand under. */
  level: 2 | 3;
}

/** A text with marks: buttons that put them, the box, help, and what readers will see of it. */
export function MarkedText({ name, label, hint, error, level }: MarkedTextProps) {
  const { register, getValues } = useFormContext<Record<'story' | 'content', string>>();
  const preview = useMutation({
    mutationFn: (text: string) => call(previewTripText, { body: { text }, retry: false }),
  });
  return (
    <Stack $gap={3}>
      <TextArea
        label={label}
        optional
        hint={hint}
        error={error}
        rows={8}
        tools={<MarkButtons of={fieldId(name)} label={label} />}
        {...register(name)}
      />
      <MarksHelp />
      <Inline $gap={3}>
        <Button busy={preview.isPending} onClick={() => preview.mutate(getValues(name))}>
          {preview.isPending ? 'Preparing the preview...' : 'Show what readers will see'}
        </Button>
        {preview.data && <Button onClick={preview.reset}>Hide the preview</Button>}
      </Inline>
      <div role="status">
        {preview.isError && (
          <Alert tone="bad">{`We could not prepare the preview. ${whyNot(preview.error)}Your text is kept.`}</Alert>
        )}
        {preview.data && (
          <Shown role="group" aria-label={`Preview of ${label}`}>
            {preview.data.text.length === 0 ? <p>There is no text yet.</p> : null}
            <TripText text={preview.data.text} level={level} />
          </Shown>
        )}
      </div>
    </Stack>
  );
}

/** What the text has to be otherwise, where that is why. */
function whyNot(error: unknown): string {
  const why = error instanceof ApiError && error.problem?.fieldErrors?.['text'];
  return why ? `${why} ` : '';
}

const Rows = styled.ul`
  padding-inline-start: 1.25rem;
  margin: 0;

  code {
    overflow-wrap: anywhere;
  }
`;

/** What the marks mean, for who types them by hand. */
function MarksHelp() {
  return (
    <Disclosure summary="How to format text">
      <Stack $gap={3}>
        <p>Select some words and press a button above the box, or type the symbols yourself:</p>
        <Rows>
          <li>
            <code>**bold**</code> for words that matter, <code>*italic*</code> to stress a word
          </li>
          <li>
            <code>## A heading</code> at the start of a line
          </li>
          <li>
            <code>- a point</code> or <code>1. a step</code> at the start of a line for a list
          </li>
          <li>
            <code>&gt; someone’s words</code> at the start of a line for a quote
          </li>
          <li>
            <code>[words](https://example.org)</code> for a link
          </li>
        </Rows>
        <p>Leave an empty line to start a new paragraph.</p>
      </Stack>
    </Disclosure>
  );
}
