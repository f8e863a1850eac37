import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { Dialog } from './dialog';

function Page() {
  const [open, setOpen] = useState(false);
  const [title, setTitle] = useState('Delete this review?');
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete review
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        <p>You cannot undo this.</p>
        <button type="button" onClick={() => setTitle('Why?')}>
          Next
        </button>
      </Dialog>
    </>
  );
}

async function openDialog() {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete review' }));
  return screen.getByRole('dialog', { name: 'Delete this review?' });
}

describe('Dialog', () => {
  it('draws nothing while closed, and opens as a modal without accessibility problems', async () => {
    render(<Page />);
    expect(screen.queryByText('You cannot undo this.')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Delete review' }));
    expect(screen.queryByRole('button', { name: 'Delete review' })).not.toBeInTheDocument();
    expect(await axeProblems()).toEqual([]);
  });

  it('moves the focus to its heading when it opens and when the next step comes in its place', async () => {
    await openDialog();
    expect(screen.getByRole('heading', { name: 'Delete this review?' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: 'Why?' })).toHaveFocus();
  });

  it('lets the caller close it when somebody presses Escape, and gives the focus back', async () => {
    await openDialog();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete review' })).toHaveFocus());
  });

  it('keeps the focus inside', async () => {
    await openDialog();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });
});
