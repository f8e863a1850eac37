import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { latePart } from './late-part';

const Field = ({ label }: { label: string }) => (
  <label>
    {label}
    <input />
  </label>
);
const pick = (module: { Field: typeof Field }) => module.Field;
const asked = (label: string) => ({ props: { label }, what: 'the form', loading: <p>On its way</p> });

// React reports what a boundary catches; here that is expected.
console.error = () => undefined;

describe('latePart', () => {
  it('is fetched after the page renders, and then renders immediately when needed', async () => {
    let times = 0;
    const form = latePart(() => {
      times += 1;
      return Promise.resolve({ Field });
    }, pick);
    const Page = ({ isNeeded }: { isNeeded: boolean }) => {
      form.useFetchedLater();
      return isNeeded ? <form.Part {...asked('Words')} /> : <h1>Page</h1>;
    };
    const { rerender } = render(<Page isNeeded={false} />);
    expect(times).toBe(0);
    await waitFor(() => expect(times).toBe(1));
    rerender(<Page isNeeded />);
    expect(screen.getByLabelText('Words')).toBeVisible();
    expect(times).toBe(1);
  });

  it('keeps the input while the page changes its props', async () => {
    const form = latePart(() => Promise.resolve({ Field }), pick);
    const { rerender } = render(<form.Part {...asked('First')} />);
    expect(screen.getByText('On its way')).toBeVisible();
    await userEvent.type(await screen.findByLabelText('First'), 'kept');
    rerender(<form.Part {...asked('Second')} />);
    expect(screen.getByLabelText('Second')).toHaveValue('kept');
  });

  it('that fails to load names what is missing, and can be retried', async () => {
    let isDown = true;
    const form = latePart(async () => {
      if (isDown) throw new Error('offline');
      return { Field };
    }, pick);
    render(<form.Part {...asked('Words')} />);
    expect(await screen.findByText('We could not load the form')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Words')).toBeVisible();
  });
});
