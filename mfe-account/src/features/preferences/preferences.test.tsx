import { screen, waitFor, within } from '@testing-library/react';
import { flagsOf, NEED_GROUPS, NEEDS, NO_NEEDS } from '@waymark/contracts-account';
import { problem } from '@waymark/testing/browser/stub-api';
import { browserNeeds, keepBrowserNeeds } from '../../shared/needs/browser-needs';
import {
  AGREED,
  ANA,
  CONSENT,
  NONE_YET,
  NOT_AGREED,
  OWN,
  box,
  forgetEverything,
  stored,
  open,
  press,
  saved,
} from '../../test-support/open-preferences';

beforeEach(forgetEverything);

describe('preferences of a visitor (A2.37, A2.39, A4.1, A7.2, A8.2)', () => {
  it('show the six cards with their 22 needs, in order, each with its sentence', () => {
    open(null);
    for (const { name, needs } of NEED_GROUPS) {
      const boxes = within(screen.getByRole('group', { name })).getAllByRole('checkbox');
      expect(boxes.map((one) => one.getAttribute('name'))).toEqual(needs);
      expect(boxes.every((one) => one.getAttribute('aria-describedby'))).toBe(true);
    }
    expect(NEED_GROUPS.flatMap(({ needs }) => needs)).toEqual(NEEDS);
    expect(screen.queryByText('Preferences previously saved')).toBeNull();
  });

  it('are kept in this browser only: no call, no account, there after a reload', async () => {
    const { user, toasts, calls } = open(null);
    await user.click(box('Lift access'));
    await user.selectOptions(screen.getByLabelText('Communication'), 'Writing');
    await user.type(screen.getByLabelText(/Additional notes/), 'I tire easily.');
    expect(screen.getByText('You have changes that are not saved yet.')).toBeVisible();
    await user.click(press('Save Preferences'));
    expect(stored()).toEqual({
      needs: ['requiresLiftAccess'],
      additionalNeeds: 'I tire easily.',
      preferredCommunicationMethod: 'written',
    });
    expect(toasts).toEqual([
      { title: 'Preferences Saved', description: 'They are kept in this browser only.', variant: 'success' },
    ]);
    expect(calls).toEqual([]);
    expect(screen.getByText('Preferences previously saved')).toBeVisible();
    expect(screen.queryByText('You have changes that are not saved yet.')).toBeNull();
    expect(screen.getByRole('link', { name: 'Find places that meet them' })).toHaveAttribute('href', '/search');
    await user.click(box('Vegan'));
    expect(screen.queryByRole('link', { name: 'Find places that meet them' })).toBeNull();
    await user.click(press('Update Preferences'));
    expect(toasts.at(-1)).toMatchObject({ title: 'Preferences Updated' });
  });

  it('are shown again on the next visit', () => {
    keepBrowserNeeds({ needs: ['hasVegan'], additionalNeeds: 'No nuts.', preferredCommunicationMethod: 'visual_cues' });
    open(null);
    expect(box('Vegan')).toBeChecked();
    expect(screen.getByLabelText('Communication')).toHaveValue('visual_cues');
    expect(screen.getByLabelText(/Additional notes/)).toHaveValue('No nuts.');
  });

  it('go when they are deleted, after a question', async () => {
    keepBrowserNeeds({ ...NO_NEEDS, needs: ['hasVegan'] });
    const { user } = open(null);
    await user.click(press('Delete from this browser'));
    expect(stored()).not.toBeNull();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(stored()).toBeNull();
    expect(box('Vegan')).not.toBeChecked();
  });

  it('last until the page is closed if the browser stores nothing, and the page says that', async () => {
    const { user, toasts } = open(null);
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    try {
      await user.click(box('Vegan'));
      await user.click(press('Save Preferences'));
    } finally {
      Storage.prototype.setItem = setItem;
    }
    expect(screen.getByText('Your browser does not save anything for this site')).toBeVisible();
    expect(toasts[0]?.description).toMatch(/last until you close this page/);
    expect(browserNeeds.getState().record?.needs).toEqual(['hasVegan']);
  });

  it('offer the account, and come back here after signing in', async () => {
    const { user } = open(null);
    await user.click(screen.getByRole('link', { name: 'Log in or create an account' }));
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/accessibility-preferences');
  });
});

describe('preferences of a member (A2.29, A2.30, A2.40, A2.41, A2.42, A2.43, A4.2, A7.1, A8.1, A8.4, A10.47)', () => {
  it('show that they load, then what is saved', async () => {
    open(ANA, { [`GET ${OWN}`]: saved(['requiresSubtitles']), [`GET ${CONSENT}`]: AGREED });
    expect(screen.getByRole('group', { name: 'Loading your preferences' })).toBeInTheDocument();
    expect(await screen.findByText('Preferences previously saved')).toBeVisible();
    expect(box('Subtitles')).toBeChecked();
    expect(press('Update Preferences')).toBeVisible();
    expect(await screen.findByText('You agreed on Nov 3, 2026.')).toBeVisible();
  });

  it('need the agreement, which is never ticked beforehand, the first time', async () => {
    const refused = problem(422, 'request.invalid', 'Please check the marked fields.', {
      consentToHealthData: 'Please allow us to store it.',
    });
    const { user, calls, toasts } = open(ANA, {
      [`GET ${OWN}`]: NONE_YET,
      [`GET ${CONSENT}`]: NOT_AGREED,
      'POST /api/accessibility-preferences': ({ body }) =>
        (body as { consentToHealthData?: boolean }).consentToHealthData
          ? { ...saved(['hasVegan']), status: 201 }
          : refused,
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Vegan' }));
    const consent = screen.getByRole('checkbox', { name: /I agree that .* stores my needs/ });
    expect(consent).not.toBeChecked();
    await user.click(press('Save Preferences'));
    expect(await screen.findByRole('link', { name: 'Please allow us to store it.' })).toBeVisible();
    expect(consent).toHaveAccessibleDescription(/Please allow us to store it/);
    expect(toasts).toEqual([]);
    await user.click(consent);
    await user.click(press('Save Preferences'));
    expect(await screen.findByText('Preferences previously saved')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
      ...flagsOf(['hasVegan']),
      additionalNeeds: '',
      preferredCommunicationMethod: null,
      consentToHealthData: true,
    });
    expect(toasts.at(-1)).toMatchObject({ title: 'Preferences Saved', variant: 'success' });
  });

  it('are updated once they are saved (A8.3)', async () => {
    const { user, calls, toasts } = open(ANA, {
      [`GET ${OWN}`]: saved(['hasVegan']),
      [`GET ${CONSENT}`]: AGREED,
      [`PUT ${OWN}`]: saved(['hasVegan', 'hasGlutenFree']),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Gluten-free' }));
    await user.click(press('Update Preferences'));
    await waitFor(() => expect(toasts).toEqual([expect.objectContaining({ title: 'Preferences Updated' })]));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      hasVegan: 1,
      hasGlutenFree: 1,
      requiresLiftAccess: 0,
    });
  });

  it.each([
    [
      'saved',
      NONE_YET,
      'Save Preferences',
      'POST /api/accessibility-preferences',
      'Failed to save accessibility preferences. Please try again.',
    ],
    [
      'updated',
      saved([]),
      'Update Preferences',
      `PUT ${OWN}`,
      'Failed to update accessibility preferences. Please try again.',
    ],
  ])('that cannot be %s stay in the form, with S2s words', async (_, own, button, call, message) => {
    const { user, toasts } = open(ANA, {
      [`GET ${OWN}`]: own,
      [`GET ${CONSENT}`]: AGREED,
      [call]: problem(500, 'server.error', 'Something went wrong.'),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Vegan' }));
    await user.click(press(button));
    expect(await screen.findByRole('group', { name: 'There is a problem' })).toHaveTextContent(message);
    expect(toasts).toEqual([{ title: 'Error', description: message, variant: 'error' }]);
    expect(box('Vegan')).toBeChecked();
  });

  it('that another tab saved first are not overwritten unseen', async () => {
    let created = false;
    const { user } = open(ANA, {
      [`GET ${OWN}`]: () => (created ? saved(['hasGlutenFree']) : NONE_YET),
      [`GET ${CONSENT}`]: NOT_AGREED,
      'POST /api/accessibility-preferences': () => (
        (created = true),
        problem(409, 'preferences.saved-already', 'You have saved preferences already.')
      ),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Vegan' }));
    await user.click(press('Save Preferences'));
    expect(await screen.findByRole('group', { name: 'There is a problem' })).toHaveTextContent(
      'You have since saved preferences in another tab',
    );
    expect(press('Update Preferences')).toBeVisible();
    expect([box('Vegan'), box('Gluten-free')].map((one) => (one as HTMLInputElement).checked)).toEqual([true, false]);
  });

  it('that cannot be loaded show a retry button and are not requested again automatically', async () => {
    let fails = true;
    const { user, calls } = open(ANA, {
      [`GET ${OWN}`]: () => (fails ? problem(500, 'server.error', 'Something went wrong.') : saved(['hasVegan'])),
      [`GET ${CONSENT}`]: AGREED,
    });
    expect(await screen.findByText('We could not load your preferences.')).toBeVisible();
    expect(calls.filter(({ path }) => path === OWN)).toHaveLength(1);
    fails = false;
    await user.click(press('Try again'));
    expect(await screen.findByRole('checkbox', { name: 'Vegan' })).toBeChecked();
  });

  it('go with the agreement when it is withdrawn, after a question that says what goes (A10.49)', async () => {
    let withdrawn = false;
    const { user, calls, toasts } = open(ANA, {
      [`GET ${OWN}`]: () => (withdrawn ? NONE_YET : saved(['hasVegan'])),
      [`GET ${CONSENT}`]: () => (withdrawn ? NOT_AGREED : AGREED),
      [`DELETE ${CONSENT}`]: () => ((withdrawn = true), { body: null }),
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw and delete' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Withdraw and delete?' }));
    expect(dialog.getByText(/disability type in your reviews/)).toBeVisible();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Withdraw and delete' }));
    expect(await screen.findByRole('checkbox', { name: /I agree that/ })).not.toBeChecked();
    expect(box('Vegan')).not.toBeChecked();
    expect(screen.queryByText('Preferences previously saved')).toBeNull();
    expect(toasts.at(-1)).toMatchObject({ title: 'Agreement withdrawn' });
  });
});
