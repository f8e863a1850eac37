import { lengthOf, tooLongMessage } from '@waymark/contracts-core';
import { useEffect, useRef, useState, type FormEvent } from 'react';

/** Said once somebody stops typing, not with each key. */
const PAUSE_MS = 1_000;

const characters = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'character' : 'characters'}`;

/** What is wrong with a text that a contract takes at most `max` characters of, in the contract's words. */
export const lengthProblem = (text: string, max: number): string | undefined =>
  lengthOf(text) > max ? tooLongMessage(max) : undefined;

/** How full a field is, in words; nothing while there is plenty of room. */
function roomWords(text: string, max: number): string {
  const room = max - lengthOf(text);
  if (room < 0) return `${characters(-room)} too many`;
  return room <= max / 10 ? `${characters(room)} left` : '';
}

const SILENT = { words: '', spoken: '', problem: undefined as string | undefined };

/**
 * A limit that cuts nothing: what is typed or pasted stays whole, the field says how many characters are too many, and
 * its form is not sent. A form that a contract judges (`data-contract`) refuses by itself, with all that is wrong.
 */
export function useLengthLimit(id: string, max: number | undefined) {
  const [state, setState] = useState(SILENT);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // With each drawing: a form can put another text into its field.
  useEffect(() => {
    const words = max === undefined ? '' : roomWords(textOf(id), max);
    setState((before) => (before.words === words ? before : { ...before, words, problem: undefined }));
  });

  useEffect(() => {
    const control = document.getElementById(id);
    if (max === undefined || !isTextControl(control)) return undefined;
    const onSubmit = (event: Event) => {
      const problem = lengthProblem(control.value, max);
      if (!problem || control.form?.dataset['contract'] !== undefined) return;
      event.stopPropagation();
      // The focus alone reads the message out, where it comes from elsewhere.
      const spoken = document.activeElement === control ? `${problem} ${roomWords(control.value, max)}` : '';
      setState((before) => ({ ...before, problem, spoken }));
      if (!event.defaultPrevented) control.focus();
      event.preventDefault();
    };
    control.form?.addEventListener('submit', onSubmit, true);
    const { form } = control;
    return () => {
      clearTimeout(pause.current);
      form?.removeEventListener('submit', onSubmit, true);
    };
  }, [id, max]);

  // React's own event: a listener of the element would draw the field once more with its old text, before the form hears
  // of the new one.
  const onInput = ({ target }: FormEvent<HTMLElement>): void => {
    if (max === undefined || !(target instanceof HTMLElement) || target.id !== id || !isTextControl(target)) return;
    const words = roomWords(target.value, max);
    const isRight = !lengthProblem(target.value, max);
    setState((before) => ({ ...before, words, problem: isRight ? undefined : before.problem }));
    clearTimeout(pause.current);
    pause.current = setTimeout(() => setState((before) => ({ ...before, spoken: words })), PAUSE_MS);
  };
  return { ...state, onInput };
}

const isTextControl = (element: HTMLElement | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function textOf(id: string): string {
  const control = document.getElementById(id);
  return isTextControl(control) ? control.value : '';
}
