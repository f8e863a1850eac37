import { call } from '@waymark/mfe-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { requestExport } from '../../endpoints';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { failureMessage } from '@waymark/mfe-kit/form';
import { useConfirmItIsYou } from './use-confirm-it-is-you';

const PROVE_AGAIN = problem(403, 'auth.prove-again', 'Please confirm that it is you, then continue.');
const WRONG = problem(422, 'request.invalid', 'Please check the marked fields.', {
  password: 'This password is not right. Please try again.',
});

function Danger() {
  const { confirmItIsYou, dialog } = useConfirmItIsYou();
  const [result, setResult] = useState('nothing yet');
  const act = () =>
    confirmItIsYou(() => call(requestExport)).then(
      (answer) => setResult(String(answer)),
      (error) => setResult(failureMessage(error, 'failed')),
    );
  return (
    <>
      <button onClick={() => void act()}>Do it</button>
      <p>{result}</p>
      {dialog}
    </>
  );
}

/** The server wants a fresh sign-in until the password was given. */
function serverThatAsks(password: string) {
  let proved = false;
  return stubApi({
    'POST /api/privacy/export': () => (proved ? { body: 'done' } : PROVE_AGAIN),
    'POST /api/auth/prove': ({ body }) => {
      proved = (body as { password: string }).password === password;
      return proved ? { body: undefined } : WRONG;
    },
  });
}

describe('confirm that it is you', () => {
  it('asks only when the server does', async () => {
    stubApi({ 'POST /api/privacy/export': { body: 'done' } });
    render(<Danger />);
    await userEvent.click(screen.getByText('Do it'));
    expect(await screen.findByText('done')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks for the password, says if it is wrong, and then continues automatically', async () => {
    const calls = serverThatAsks('quiet rivers');
    render(<Danger />);
    await userEvent.click(screen.getByText('Do it'));
    expect(await screen.findByRole('dialog', { name: 'Confirm that it is you' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Confirm that it is you' })).toHaveFocus();
    expect(await axeProblems()).toEqual([]);

    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(field, 'loud rivers{Enter}');
    expect(await screen.findByText('This password is not right. Please try again.')).toBeInTheDocument();
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, 'quiet rivers{Enter}');
    expect(await screen.findByText('done')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.filter(({ path }) => path === '/api/privacy/export')).toHaveLength(2);
  });

  it('does nothing when the person closes it, and reports that', async () => {
    const calls = serverThatAsks('quiet rivers');
    render(<Danger />);
    await userEvent.click(screen.getByText('Do it'));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(await screen.findByText(/Nothing was changed/)).toBeInTheDocument();
    expect(calls.filter(({ path }) => path === '/api/privacy/export')).toHaveLength(1);
  });
});
