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

/** The buttons above a text box. A press changes the selected text and returns the focus to the box. */
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

/** Changes a text box as if a person had typed, so that Ctrl+Z undoes it and the form notices the change. */
function putWords(box: HTMLTextAreaElement, { from, to, words, start, end }: Change): void {
  box.focus();
  box.setSelectionRange(from, to);
  // The only function that preserves the browser's undo; some browsers no longer support it.
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
  /** Name of the field in the surrounding form. */
  name: 'story' | 'content';
  label: string;
  hint: string;
  error: string | undefined;
  /** Level of the heading above; the text's own headings come below it. */
  level: 2 | 3;
}

/** A Markdown editor: formatting buttons, text box, help and preview. */
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
          <Alert tone="bad">{`We could not prepare the preview. ${whyNot(preview.error)}Your text is still here.`}</Alert>
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

/** Returns the server's message about the text, if that is the cause. */
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

/** Explains the Markdown marks for people who type them. */
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
