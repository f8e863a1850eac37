import { fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { useKeepTyping } from './use-keep-typing';

interface Values {
  text: string;
  health: string;
}
const EMPTY: Values = { text: '', health: '' };
const LIFTS: Values = { text: 'Lifts', health: '' };

interface NoteProps {
  keep: (text: string) => void;
  isUnsent?: boolean;
  isOver?: boolean;
}

function Note({ keep, ...rest }: NoteProps) {
  const form = useForm<Values>({ defaultValues: EMPTY });
  useKeepTyping<Values>(form, { keep: ({ text }) => keep(text), keptOf: ({ text }) => text, ...rest });
  return (
    <>
      <input aria-label="Text" {...form.register('text')} />
      <input aria-label="Health" {...form.register('health')} />
      <button onClick={() => form.reset(LIFTS)}>Fill in</button>
    </>
  );
}

function open(props: Omit<NoteProps, 'keep'> = {}) {
  const kept: string[] = [];
  const drawn = (more: Omit<NoteProps, 'keep'>) => <Note keep={(text) => kept.push(text)} {...more} />;
  const { rerender } = render(drawn(props));
  return { kept, change: (next: Omit<NoteProps, 'keep'>) => rerender(drawn(next)) };
}
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });

describe('what is typed in a form', () => {
  it('is kept with each key, and not while nothing is written', () => {
    const { kept } = open();
    expect(kept).toEqual([]);
    type('Text', 'L');
    type('Text', 'Li');
    expect(kept).toEqual(['L', 'Li']);
  });

  it('is not kept because something changed that is never kept', () => {
    const { kept } = open();
    type('Health', 'visual');
    expect(kept).toEqual([]);
  });

  it('is kept when the form is filled in at once', () => {
    const { kept } = open();
    fireEvent.click(screen.getByText('Fill in'));
    expect(kept).toEqual(['Lifts']);
  });

  it('before and not sent is handed on at once', () => {
    expect(open({ isUnsent: true }).kept).toEqual(['']);
  });

  it('is kept no more once it is sent', () => {
    const { kept, change } = open();
    change({ isOver: true });
    type('Text', 'L');
    expect(kept).toEqual([]);
  });
});
