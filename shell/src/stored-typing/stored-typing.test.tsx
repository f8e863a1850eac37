import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FormEvent } from 'react';
import { DEFAULT_ACCESSIBILITY_SETTINGS } from '@waymark/contracts-core';
import { call, getHost, type RemoteModule, type Session } from '@waymark/mfe-kit';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { CheckboxField, Dialog, PageHeading, RadioGroup, SelectField, TextArea, TextField } from '@waymark/ui';
import { putDisplaySettings } from '../endpoints';
import { ANN, renderApp, VISITOR } from '../test-support/render-app';
import { forgetTyping, keepTyping, takeTyping, watchTyping } from './stored-typing';

beforeAll(watchTyping);

/** A form as those of the site: fields that React controls and fields that it does not, one that nobody may keep, one about health. */
function FormPage() {
  const [text, setText] = useState('');
  const [size, setSize] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void call(putDisplaySettings, {
      body: { ...DEFAULT_ACCESSIBILITY_SETTINGS, updatedAt: '2026-11-01T10:00:00.000Z' },
    });
  };
  return (
    <>
      <PageHeading>A thing</PageHeading>
      <form noValidate aria-label="Thing" onSubmit={save}>
        <TextField label="Title" name="title" />
        <TextArea label="About" name="about" value={text} onChange={(event) => setText(event.target.value)} />
        <SelectField label="Colour" name="colour">
          <option value="Red">Red</option>
          <option value="Blue">Blue</option>
        </SelectField>
        <RadioGroup
          label="Size"
          name="size"
          options={['S', 'L'].map((value) => ({ value, label: value }))}
          value={size}
          onChange={setSize}
        />
        <TextField label="Password" name="secret" type="password" />
        <TextField label="Shown password" name="shown" autoComplete="current-password" />
        <button type="submit">Save</button>
      </form>
      <form noValidate aria-label="Needs" data-kept="memory">
        <CheckboxField label="Step-free" name="needs" />
      </form>
      <button onClick={() => setIsAsking(true)}>Ask</button>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title="Why">
        <form aria-label="Why" onSubmit={save}>
          <TextArea label="Reason" name="reason" />
          <button type="submit">Say</button>
        </form>
      </Dialog>
    </>
  );
}

const page = (Page: () => React.JSX.Element) => () => Promise.resolve({ default: Page });
const REMOTE: RemoteModule = {
  pages: { thing: page(FormPage), login: page(() => <PageHeading>Sign In</PageHeading>) },
  slots: {},
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function signInAs(session: Session, path: string) {
  await act(async () => {
    getHost().session.setState(session);
    getHost().navigate(path);
  });
}

describe('typing in a form after its session ended elsewhere', () => {
  beforeEach(() => forgetTyping(1));

  async function typeAndSave() {
    stubApi({ 'PUT /api/profile/display-settings': problem(401, 'auth.required', 'Please log in to continue.') });
    renderApp('/things/7?tab=2', ANN, undefined, REMOTE);
    const user = userEvent.setup();
    await screen.findByRole('heading', { name: 'A thing' });
    await user.type(field('Title'), 'A step');
    await user.selectOptions(field('Colour'), 'Blue');
    await user.click(field('L'));
    await user.type(field('Password'), 'secret-1');
    await user.type(field('Shown password'), 'secret-2');
    await user.click(field('Step-free'));
    await user.type(field('About'), 'Two words');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { name: 'Sign In' });
  }

  it('leads to the sign-in page, says why once, and knows the way back', async () => {
    await typeAndSave();
    expect(screen.getByRole('region', { name: 'Notifications' })).toHaveTextContent(
      'Authentication requiredPlease log in to continue',
    );
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/things/7?tab=2');
    expect(getHost().session.getState()).toEqual(VISITOR);
  });

  it('is there again for the same member, with the focus where it was, and no password', async () => {
    await typeAndSave();
    await signInAs(ANN, '/things/7?tab=2');
    await waitFor(() => expect(field('Title')).toHaveValue('A step'));
    expect(field('About')).toHaveValue('Two words');
    expect(field('Colour')).toHaveValue('Blue');
    expect(field('L')).toBeChecked();
    expect(field('Step-free')).toBeChecked();
    expect([field('Password').value, field('Shown password').value]).toEqual(['', '']);
    expect(field('About')).toHaveFocus();
    expect(sessionStorage.getItem('keptTyping')).toBeNull();
  });

  it('is there again in a dialog, as soon as that is opened again', async () => {
    stubApi({ 'PUT /api/profile/display-settings': problem(401, 'auth.required', 'Please log in to continue.') });
    renderApp('/things/7', ANN, undefined, REMOTE);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Ask' }));
    await user.type(field('Reason'), 'It is gone');
    await user.click(screen.getByRole('button', { name: 'Say' }));
    await screen.findByRole('heading', { name: 'Sign In' });
    await signInAs(ANN, '/things/7');
    await user.click(await screen.findByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(field('Reason')).toHaveValue('It is gone'));
  });

  it('brings to no disk what is about health, and no password', async () => {
    await typeAndSave();
    const stored = sessionStorage.getItem('keptTyping') ?? '';
    expect(stored).toContain('Two words');
    expect(stored).not.toMatch(/Step-free|secret/);
  });

  it('is shown to nobody else', async () => {
    await typeAndSave();
    await signInAs({ status: 'member', user: { ...ANN.user!, id: 2 } }, '/things/7?tab=2');
    await screen.findByRole('heading', { name: 'A thing' });
    expect(field('Title')).toHaveValue('');
    // Nor is it lost for who typed it.
    await signInAs(ANN, '/things/7?tab=2');
    await waitFor(() => expect(field('Title')).toHaveValue('A step'));
  });
});

describe('kept typing', () => {
  beforeEach(() => {
    forgetTyping(1);
    document.body.innerHTML = '<form aria-label="A"><label>One <input></label></form>';
    fireEvent.input(document.querySelector('input')!, { target: { value: 'x' } });
  });

  it('waits for its page, and is good for an hour', () => {
    keepTyping('/a', 1, 0);
    expect(takeTyping('/b', 1, 1)).toBeNull();
    expect(takeTyping('/a', 1, 2)?.fields).toEqual({ 'A|One ': 'x' });
    expect(takeTyping('/a', 1, 3)).toBeNull();
    fireEvent.input(document.querySelector('input')!, { target: { value: 'y' } });
    keepTyping('/a', 1, 0);
    expect(takeTyping('/a', 1, 3_600_001)).toBeNull();
  });
});
