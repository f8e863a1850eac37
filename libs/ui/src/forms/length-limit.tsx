import { lengthOf } from '@waymark/contracts-core';
import { useEffect, type Dispatch, type SetStateAction } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';
import { lengthProblem } from './length-problem';

/** Said once somebody stops typing, not with each key. */
const PAUSE_MS = 1_000;

const characters = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'character' : 'characters'}`;

/** How full a field is, in words; nothing while there is plenty of room. */
function roomWords(text: string, max: number): string {
  const room = max - lengthOf(text);
  if (room < 0) return `${characters(-room)} too many`;
  return room <= max / 10 ? `${characters(room)} left` : '';
}

/** How full a field is: as it is seen, as it was said last, and why it was not sent. */
export interface LimitState {
  words: string;
  spoken: string;
  problem: string | undefined;
}

interface LengthLimitProps {
  id: string;
  max: number;
  state: LimitState;
  onState: Dispatch<SetStateAction<LimitState>>;
}

/**
 * A limit that cuts nothing: what is typed or pasted stays whole, the field says how many characters are too many, and
 * its form is not sent. A form that a contract judges (`data-contract`) refuses by itself, with all that is wrong.
 */
export function LengthLimit({ id, max, state, onState }: LengthLimitProps) {
  // With each drawing: a form can put another text into its field.
  useEffect(() => {
    const control = document.getElementById(id);
    const words = isTextControl(control) ? roomWords(control.value, max) : '';
    onState((before) => (before.words === words ? before : { ...before, words, problem: undefined }));
  });

  useEffect(() => {
    const control = document.getElementById(id);
    if (!isTextControl(control)) return undefined;
    const { form } = control;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const onInput = ({ target }: Event) => {
      if (target !== control) return;
      const words = roomWords(control.value, max);
      const isRight = !lengthProblem(control.value, max);
      onState((before) => ({ ...before, words, problem: isRight ? undefined : before.problem }));
      clearTimeout(pause);
      pause = setTimeout(() => onState((before) => ({ ...before, spoken: words })), PAUSE_MS);
    };
    const onSubmit = (event: Event) => {
      const problem = lengthProblem(control.value, max);
      if (!problem || form?.dataset['contract'] !== undefined) return;
      event.stopPropagation();
      // The focus alone reads the message out, where it comes from elsewhere.
      const spoken = document.activeElement === control ? `${problem} ${roomWords(control.value, max)}` : '';
      onState((before) => ({ ...before, problem, spoken }));
      if (!event.defaultPrevented) control.focus();
      event.preventDefault();
    };
    // At the document, after React: a listener of the element would draw the field once more with its old text, before
    // the form hears of the new one.
    document.addEventListener('input', onInput);
    form?.addEventListener('submit', onSubmit, true);
    return () => {
      clearTimeout(pause);
      document.removeEventListener('input', onInput);
      form?.removeEventListener('submit', onSubmit, true);
    };
  }, [id, max, onState]);

  return <VisuallyHidden role="status">{state.spoken}</VisuallyHidden>;
}

const isTextControl = (element: HTMLElement | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
