import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { Combobox, type ComboboxProps } from './combobox';

interface Venue {
  id: number;
  name: string;
}

const VENUES: Venue[] = [
  { id: 1, name: 'Leeds Town Hall' },
  { id: 2, name: 'Leeds Art Gallery' },
  { id: 3, name: 'Leeds City Museum' },
];

function setUp(overrides: Partial<ComboboxProps<Venue>> = {}) {
  const onSelect = jest.fn<(venue: Venue) => void>();
  function Search() {
    const [text, setText] = useState('');
    return (
      <>
        <Combobox<Venue>
          label="Find a venue"
          hint="Type at least two letters"
          items={text ? VENUES : []}
          itemToString={({ name }) => name}
          itemKey={({ id }) => id}
          inputValue={text}
          onInputValueChange={setText}
          onSelect={onSelect}
          status={text ? 'ready' : 'idle'}
          noun={['venue', 'venues']}
          {...overrides}
        />
        <button type="button">Next</button>
      </>
    );
  }
  const view = render(<Search />);
  return { ...view, onSelect, user: userEvent.setup(), box: screen.getByRole('combobox', { name: 'Find a venue' }) };
}

describe('Combobox (S4.9, S4.11)', () => {
  it('opens as results arrive, names the list and says how many there are', async () => {
    const { box, user, container } = setUp();
    await user.type(box, 'le');
    expect(box).toHaveValue('le');
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('listbox', { name: 'Find a venue' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('3 venues found, use up and down arrows');
    expect(await axeProblems(container)).toEqual([]);
  });

  it('moves with arrows, Home and End and picks with Enter', async () => {
    const { box, user, onSelect } = setUp();
    await user.type(box, 'le{ArrowDown}');
    const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    expect(active()).toHaveTextContent('Leeds Town Hall');
    await user.keyboard('{End}');
    expect(active()).toHaveTextContent('Leeds City Museum');
    await user.keyboard('{Home}{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(onSelect).toHaveBeenCalledWith(VENUES[1]);
    expect(box).toHaveValue('Leeds Art Gallery');
    expect(box).toHaveAttribute('aria-expanded', 'false');
  });

  it('picks with the pointer, and the same item a second time', async () => {
    const { box, user, onSelect } = setUp();
    for (const time of [1, 2]) {
      await user.clear(box);
      await user.type(box, 'le');
      await user.click(screen.getByRole('option', { name: 'Leeds Town Hall' }));
      expect(onSelect).toHaveBeenCalledTimes(time);
    }
  });

  it('keeps the text of a picked item while the reader edits it and leaves', async () => {
    const { box, user } = setUp();
    await user.type(box, 'le{ArrowDown}{Enter}');
    await user.type(box, 's');
    expect(box).toHaveValue('Leeds Town Halls');
    await user.tab();
    expect(box).toHaveValue('Leeds Town Halls');
  });

  it('closes with Escape and keeps the text, then clears it', async () => {
    const { box, user } = setUp();
    await user.type(box, 'le{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box).toHaveValue('le');
    await user.keyboard('{Escape}');
    expect(box).toHaveValue('');
  });

  it('picks nothing when the reader leaves with an option marked', async () => {
    const { box, user, onSelect } = setUp();
    await user.type(box, 'le{ArrowDown}');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(onSelect).not.toHaveBeenCalled();
    expect(box).toHaveValue('le');
  });

  it('keeps the caret in place while typing inside the text', async () => {
    const { box, user } = setUp();
    await user.type(box, 'leds');
    await user.type(box, 'e', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await user.keyboard('x');
    expect(box).toHaveValue('leexds');
  });

  it('shows that it is searching, and announces it after a second', async () => {
    const { box, user } = setUp({ status: 'loading', items: [] });
    await user.type(box, 'le');
    expect(screen.getByText('Searching...')).toBeVisible();
    const said = await screen.findByText('Searching', {}, { timeout: 5_000 });
    expect(said).toHaveAttribute('role', 'status');
  });

  it('offers a way on when nothing was found, reachable with Tab', async () => {
    const { box, user, container } = setUp({
      status: 'ready',
      items: [],
      empty: (
        <p>
          No venues found. <a href="/add">Add it</a>
        </p>
      ),
    });
    await user.type(box, 'zz');
    expect(screen.getByRole('status')).toHaveTextContent('No venues found');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Add it' })).toHaveFocus();
    expect(await axeProblems(container)).toEqual([]);
  });

  it('reads out what is wrong', () => {
    const { box } = setUp({ status: 'error', error: 'We could not search. Try again.' });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Type at least two letters Error: We could not search. Try again.');
  });
});
