import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { RatingInput } from './rating-input';

function Rating({ mustRate = false }: { mustRate?: boolean }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <RatingInput
        levelOf={(rating) => `Level ${rating}`}
        label="Staff"
        hint="How were you received?"
        name="staff"
        value={value}
        onChange={setValue}
        mustRate={mustRate}
      />
      <output>{String(value)}</output>
    </>
  );
}

describe('RatingInput (S5.6)', () => {
  it('is a named group of six radios that starts at "Not rated"', async () => {
    const { container } = render(<Rating />);
    expect(screen.getByRole('group', { name: 'Staff' })).toHaveAccessibleDescription('How were you received?');
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    expect(screen.getByRole('radio', { name: 'Not rated' })).toBeChecked();
    expect(await axeProblems(container)).toEqual([]);
  });

  it('works with the keyboard and can be removed', async () => {
    render(<Rating />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('radio', { name: '5 – Level 5' })).toBeChecked();
    expect(screen.getByText('5', { selector: 'output' })).toBeInTheDocument();
    await userEvent.click(screen.getByText('Not rated'));
    expect(screen.getByText('null', { selector: 'output' })).toBeInTheDocument();
  });

  it('chooses nothing for the reader where a rating is a must', () => {
    render(<Rating mustRate />);
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });
});
