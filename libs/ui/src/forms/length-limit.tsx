import { lengthOf } from '@waymark/contracts-core';
import { useEffect, type Dispatch, type SetStateAction } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';
import { lengthProblem } from './length-problem';

/** Announced after a pause in typing, not on each key press. */
const PAUSE_MS = 1_000;

const characters = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'character' : 'characters'}`;

/** Returns how full a field is, as text; empty while there is plenty of room. */
function roomWords(text: string, max: number): string {
  const room = max - lengthOf(text);
  if (room < 0) return `${characters(-room)} too many`;
  return room <= max / 10 ? `${characters(room)} left` : '';
}

/** How full a field is: the visible text, the last announced text, and the error that blocked sending. */
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
 * A limit that does not cut text: typed or pasted text stays whole, the field shows the excess characters, and the
 * form is not sent. A contract form (`data-contract`) blocks sending itself and lists all errors.
 */
export function LengthLimit({ id, max, state, onState }: LengthLimitProps) {
  // Runs on each render, because a form can replace the field's text.
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
      // The focus announces the message by itself, unless the field already has it.
      const spoken = document.activeElement === control ? `${problem} ${roomWords(control.value, max)}` : '';
      onState((before) => ({ ...before, problem, spoken }));
      if (!event.defaultPrevented) control.focus();
      event.preventDefault();
    };
    // On the document, after React: a listener on the element would re-render the field with its old text before the
    // form gets the new one.
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
