import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { ErrorSummary } from './error-summary';
import { fieldId } from './field-props';
import { RatingInput } from './rating-input';
import { TextField } from './text-field';

const EMAIL = { fieldId: fieldId('email'), message: 'Enter your e-mail address' };

describe('ErrorSummary', () => {
  it('draws nothing without errors and takes focus when they arrive', () => {
    const { rerender } = render(<ErrorSummary errors={[]} />);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    rerender(<ErrorSummary errors={[EMAIL]} />);
    expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus();
  });

  it('takes focus again at the next failed try', async () => {
    const { rerender } = render(<ErrorSummary errors={[EMAIL]} attempt={1} />);
    await userEvent.tab();
    expect(screen.getByRole('group')).not.toHaveFocus();
    rerender(<ErrorSummary errors={[EMAIL]} attempt={2} />);
    expect(screen.getByRole('group')).toHaveFocus();
  });

  it('links put focus into text fields and rating groups', async () => {
    const { container } = render(
      <>
        <ErrorSummary errors={[EMAIL, { fieldId: fieldId('ratings.overall'), message: 'Choose a rating' }]} />
        <TextField label="E-mail" name="email" error={EMAIL.message} />
        <RatingInput
          levelOf={(rating) => `Level ${rating}`}
          label="Overall"
          name="ratings.overall"
          value={null}
          onChange={() => undefined}
          mustRate
        />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: EMAIL.message }));
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Choose a rating' }));
    expect(screen.getByRole('radio', { name: '1 – Level 1' })).toHaveFocus();
    expect(await axeProblems(container)).toEqual([]);
  });
});
