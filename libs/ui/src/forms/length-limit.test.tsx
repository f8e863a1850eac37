import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { useState, type FormEvent, type ReactElement } from 'react';
import { Combobox } from './combobox';
import { TextArea } from './text-area';
import { TextField } from './text-field';

const MAX = 20;
const PASTED = 'The lift is out of order today';
const OVER = '10 characters too many';

function Box() {
  const [text, setText] = useState('');
  const items = { items: [], itemToString: String, itemKey: String, onSelect: () => undefined };
  return (
    <Combobox {...items} label="Words" maxLength={MAX} status="idle" inputValue={text} onInputValueChange={setText} />
  );
}

const FIELDS = {
  TextField: <TextField label="Words" maxLength={MAX} />,
  'a search box': <TextField label="Words" type="search" maxLength={MAX} />,
  TextArea: <TextArea label="Words" maxLength={MAX} />,
  Combobox: <Box />,
};

const field = () => screen.getByLabelText<HTMLInputElement>('Words', { selector: 'input, textarea' });

/** The counting comes after the page. */
async function show(element: ReactElement) {
  const shown = render(element);
  await screen.findAllByRole('status');
  return shown;
}

async function paste(text: string) {
  await userEvent.click(field());
  await userEvent.paste(text);
}

describe.each(Object.entries(FIELDS))('a limit of characters in %s', (_, element) => {
  it('keeps all that is pasted, and says how much is too much', async () => {
    const { container } = await show(element);
    await paste(PASTED);
    expect(field()).toHaveValue(PASTED);
    expect(field()).not.toHaveAttribute('maxlength');
    expect(field()).toHaveAccessibleDescription(OVER);
    expect(screen.getByText(OVER)).toBeVisible();
    expect(await axeProblems(container)).toEqual([]);
  });

  it('refuses to send it in the words of the contract, until it fits', async () => {
    const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
    await show(
      <form onSubmit={onSubmit}>
        {element}
        <button>Send</button>
      </form>,
    );
    await paste(PASTED);
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(`Error: Please use at most 20 characters. ${OVER}`);
    await userEvent.clear(field());
    await paste('The lift is out');
    expect(field()).not.toBeInvalid();
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('a limit of characters', () => {
  it('says how much room is left only when little is, and counts as the contracts do', async () => {
    await show(FIELDS.TextField);
    await paste('The lift is out');
    expect(field()).not.toHaveAccessibleDescription();
    await paste(' now');
    expect(field()).toHaveAccessibleDescription('1 character left');
    await paste('.  \u200b ');
    expect(field()).toHaveAccessibleDescription('0 characters left');
    await paste('\u{1f9bd}');
    expect(field()).not.toHaveAccessibleDescription('0 characters left');
  });

  it('speaks when the typing pauses, not with each key', async () => {
    await show(FIELDS.TextField);
    jest.useFakeTimers();
    for (const more of ['!', '!!', '!!!']) fireEvent.input(field(), { target: { value: 'x'.repeat(MAX) + more } });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => void jest.advanceTimersByTime(1_000));
    expect(screen.getByRole('status')).toHaveTextContent('3 characters too many');
    jest.useRealTimers();
  });

  it('says why a search from the box itself is refused', async () => {
    await show(
      <form>
        <TextField label="Words" type="search" maxLength={MAX} />
        <button>Search</button>
      </form>,
    );
    await paste(PASTED);
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('Please use at most 20 characters.');
  });

  it('leaves validation to the contract if there is one', async () => {
    const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
    await show(
      <form data-contract onSubmit={onSubmit}>
        {FIELDS.TextArea}
        <button>Send</button>
      </form>,
    );
    await paste(PASTED);
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalled();
  });

  it('goes with the text that a form puts into its field', async () => {
    const { rerender } = await show(<TextField label="Words" maxLength={MAX} value={PASTED} readOnly />);
    expect(await screen.findByText(OVER)).toBeVisible();
    rerender(<TextField label="Words" maxLength={MAX} value="" readOnly />);
    expect(screen.queryByText(OVER)).not.toBeInTheDocument();
  });
});
