import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FormEvent } from 'react';
import { Button } from './button';

const button = () => screen.getByRole('button');

/** A form that is on its way after its first sending, and says how often it was sent. */
function Form() {
  const [sent, setSent] = useState(0);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent((before) => before + 1);
  };
  return (
    <form onSubmit={send}>
      <label>
        Name <input />
      </label>
      <Button type="submit" busy={sent > 0}>
        {sent === 0 ? 'Save' : `Saving ${sent}`}
      </Button>
    </form>
  );
}

describe('a busy button', () => {
  it('keeps the focus and is disabled for a screen reader alone', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.click(button());
    expect(button()).toHaveFocus();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).not.toHaveAttribute('disabled');
  });

  it('takes no press by pointer, by Enter, by Space or by Enter in a field', async () => {
    const user = userEvent.setup();
    render(<Form />);
    await user.type(screen.getByRole('textbox'), 'x{Enter}');
    await user.click(button());
    await user.keyboard('{Enter} ');
    await user.type(screen.getByRole('textbox'), '{Enter}');
    expect(button()).toHaveAccessibleName('Saving 1');
  });

  it('is spoken of when it takes more than a second, and not before', () => {
    jest.useFakeTimers();
    render(<Button busy>Saving...</Button>);
    act(() => jest.advanceTimersByTime(999));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent('Saving...');
    jest.useRealTimers();
  });
});

describe('a button that waits for input', () => {
  it('can be reached, and a press says what is missing in place of doing anything', async () => {
    const user = userEvent.setup();
    const [press, refuse] = [jest.fn(), jest.fn()];
    render(
      <Button disabled onClick={press} onRefused={refuse}>
        Search
      </Button>,
    );
    await user.tab();
    expect(button()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
    expect(refuse).toHaveBeenCalledTimes(1);
  });
});
