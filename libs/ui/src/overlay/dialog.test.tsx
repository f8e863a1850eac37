import { createEvent, fireEvent, render, screen } from '@testing-library/react';
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
  const view = render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete review' }));
  return { ...view, dialog: screen.getByRole('dialog', { name: 'Delete this review?' }) };
}

describe('Dialog', () => {
  it('is named by its title and draws nothing while closed', async () => {
    render(<Page />);
    expect(screen.queryByText('You cannot undo this.')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens as a modal without accessibility problems', async () => {
    const { dialog, container } = await openDialog();
    expect(dialog).toHaveAttribute('open');
    expect(await axeProblems(container)).toEqual([]);
  });

  it('moves the focus to its heading when it opens and when the next step comes in its place', async () => {
    await openDialog();
    expect(screen.getByRole('heading', { name: 'Delete this review?' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: 'Why?' })).toHaveFocus();
  });

  it('closes with its Close button', async () => {
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('lets the caller close it when the browser says Escape', async () => {
    const { dialog } = await openDialog();
    const cancel = createEvent('cancel', dialog, { cancelable: true });
    fireEvent(dialog, cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
