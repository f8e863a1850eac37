import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnProfile } from '@waymark/contracts-account';
import { problem, stubApi, type Answer, type ApiCall } from '@waymark/testing/browser/stub-api';
import { getHost } from '@waymark/mfe-kit';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { OWN } from '../../test-support/sample-profiles';
import ProfilePage from './profile.page';

type Answers = Record<string, Answer | ((call: ApiCall) => Answer)>;

const merged = ({ body }: ApiCall): Answer => ({ body: { ...OWN, ...(body as Partial<OwnProfile>) } });

function open(answers: Answers = {}, own: Partial<OwnProfile> = {}) {
  const calls = stubApi({
    'GET /api/auth/user': { body: { ...OWN, ...own } },
    'GET /api/privacy/consents/health': { body: { given: false, history: [] } },
    'PUT /api/profile/public': merged,
    'PUT /api/profile/accessibility': merged,
    'PUT /api/profile/name': merged,
    ...answers,
  });
  const view = renderPage(ProfilePage, { route: '/user-profile', user: MEMBER });
  const sent = (method: string) => calls.filter((call) => call.method === method);
  return { ...view, sent, user: userEvent.setup() };
}

const opened = async (...given: Parameters<typeof open>) => {
  const view = open(...given);
  // By text and label below: asking for roles in a form of 60 fields takes jsdom seconds.
  await screen.findByText('@ana');
  return view;
};

describe('the own profile (A2.54, A8.5, A8.6, A8.8, A1.7)', () => {
  it('asks visitors to log in, in the documented words', async () => {
    stubApi({});
    renderPage(ProfilePage, { route: '/user-profile' });
    expect(screen.getByRole('heading', { level: 1, name: 'Please log in' })).toBeInTheDocument();
    expect(screen.getByText('You need to be logged in to view your profile.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Log In' }));
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/user-profile');
  });

  it('asks to log in when the session ended (A2.55)', async () => {
    open({ 'GET /api/auth/user': problem(401, 'auth.required', 'Please log in to continue.') });
    expect(await screen.findByText('You need to be logged in to view your profile.')).toBeInTheDocument();
  });

  it('has the way out of the account, where the shell offers one', async () => {
    const { unmount } = await opened();
    expect(screen.queryByText('Logout')).not.toBeInTheDocument();
    unmount();
    const { user } = open();
    const logOut = jest.fn();
    getHost().logOut = logOut;
    await user.click(await screen.findByText('Logout'));
    expect(logOut).toHaveBeenCalledTimes(1);
  });

  it('says who it is, since when, and how many points', async () => {
    await opened();
    expect(screen.getByRole('heading', { level: 1, name: 'Your profile' })).toBeInTheDocument();
    expect(screen.getByText('Member since January 2024')).toBeInTheDocument();
    expect(screen.getByText('44')).toBeInTheDocument();
    expect(screen.getByText('Your account is not verified.')).toBeInTheDocument();
    expect(screen.queryByText('Verified Account')).not.toBeInTheDocument();
    for (const [name, to] of [
      ['Login and security', '/account/security'],
      ['Your data and privacy', '/account/privacy'],
      ['Emails you get', '/social?tab=notifications#mail-settings'],
      ['How to become verified', '/verification-application'],
    ]) {
      expect(screen.getByText(name ?? '').closest('a')).toHaveAttribute('href', to);
    }
  });

  it('shows the badges that were given', async () => {
    await opened({}, { isVerified: true, isTopReviewer: true, isInfluencer: true });
    for (const badge of ['Verified Account', 'Top Reviewer', 'Influencer'])
      expect(screen.getByText(badge)).toBeInTheDocument();
  });

  it('can be loaded again when it did not come', async () => {
    let failing = true;
    const { user } = open({
      'GET /api/auth/user': () => (failing ? problem(503, 'server.unavailable', 'Not now') : { body: OWN }),
    });
    expect(await screen.findByText('We could not load your profile.', {}, { timeout: 10_000 })).toBeInTheDocument();
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('@ana')).toBeInTheDocument();
  });
});

describe('the public profile form', () => {
  it('shows what is saved and sends what was changed', async () => {
    const { user, sent, toasts } = await opened();
    expect(screen.getByLabelText('About you (optional)')).toHaveValue('I like trains.');
    expect(screen.getByLabelText('Accessible travel')).toBeChecked();
    await user.click(screen.getByLabelText('Restaurant reviews'));
    await user.selectOptions(screen.getByLabelText('How you travel (optional)'), 'family');
    await user.click(screen.getByLabelText('Private'));
    await user.click(screen.getByText('Save public profile'));
    expect(await screen.findByText('Your profile is private')).toBeInTheDocument();
    expect(sent('PUT')[0]?.body).toEqual({
      publicBio: 'I like trains.',
      interests: ['Accessible travel', 'Restaurant reviews'],
      profileVisibility: 'private',
      showLocation: true,
      showEmail: false,
      travelStyle: 'family',
      location: 'Leeds',
    });
    expect(toasts).toEqual([{ title: 'Profile updated', variant: 'success' }]);
  });

  it('says beside each switch who sees what right now', async () => {
    const { user } = await opened();
    const email = screen.getByLabelText('Show my email address');
    expect(email).toHaveAttribute('role', 'switch');
    expect(email).toHaveAccessibleDescription('Off: nobody but you sees your email address.');
    await user.click(email);
    expect(email).toHaveAccessibleDescription(
      'On: members who open your profile see ana@example.org. It does not appear in any list.',
    );
    await user.click(screen.getByLabelText('Private'));
    expect(email).toHaveAccessibleDescription('On, but your profile is private: nobody but you sees it.');
    expect(screen.getByLabelText('Show where I live')).toHaveAccessibleDescription(/nobody but you sees it/);
  });

  it('says what is wrong with a field and sends nothing', async () => {
    const { user, sent } = await opened();
    await user.click(screen.getByLabelText('About you (optional)'));
    await user.paste('x'.repeat(1001));
    await user.click(screen.getByText('Save public profile'));
    expect(
      await screen.findByText('About you: Please use at most 1000 characters.', { selector: 'a' }),
    ).toBeInTheDocument();
    expect(sent('PUT')).toEqual([]);
  });

  it('keeps the input after a failed save, with the documented message', async () => {
    const { user, toasts } = await opened({
      'PUT /api/profile/public': problem(503, 'server.unavailable', 'This part is not answering.'),
    });
    await user.type(screen.getByLabelText('About you (optional)'), ' A lot.');
    await user.click(screen.getByText('Save public profile'));
    expect((await screen.findByText('There is a problem')).parentElement).toHaveTextContent(
      'This part is not answering.',
    );
    expect(toasts).toEqual([
      { title: 'Update failed', description: 'Failed to update profile. Please try again.', variant: 'error' },
    ]);
    expect(screen.getByLabelText('About you (optional)')).toHaveValue('I like trains. A lot.');
  });
});

describe('the name form', () => {
  it("puts the server's message at its field", async () => {
    const { user, sent } = await opened({
      'PUT /api/profile/name': problem(422, 'request.invalid', 'Please check the marked fields.', {
        username: 'This username is taken.',
      }),
    });
    const username = screen.getByLabelText('Username');
    await user.clear(username);
    await user.type(username, 'ben');
    await user.click(screen.getByText('Save name'));
    expect(await screen.findByText('This username is taken.', { selector: 'a' })).toBeInTheDocument();
    expect(sent('PUT')[0]?.body).toEqual({ displayName: 'Ana', username: 'ben' });
    expect(username).toHaveValue('ben');
  });

  it('knows the rules of a name', async () => {
    const { user, sent } = await opened();
    await user.clear(screen.getByLabelText('Display name'));
    await user.click(screen.getByText('Save name'));
    expect(
      await screen.findByText('Display name must be at least 2 characters', { selector: 'a' }),
    ).toBeInTheDocument();
    expect(sent('PUT')).toEqual([]);
  });
});

describe('the accessibility form (A8.7)', () => {
  const openTab = async (answers: Answers = {}) => {
    const view = await opened(answers);
    await view.user.click(screen.getByText('Accessibility Preferences'));
    return view;
  };

  it('has every option list, and says that nobody else sees it', async () => {
    await openTab();
    for (const group of [
      'Mobility needs',
      'Visual needs',
      'Hearing needs',
      'Cognitive needs',
      'Favourite venue types',
    ]) {
      expect(screen.getByText(group).closest('fieldset')).toBeVisible();
    }
    expect(
      screen.getByText('Favourite venue types').closest('fieldset')?.querySelectorAll('[type=checkbox]'),
    ).toHaveLength(11);
    expect(screen.getByLabelText('Ramps')).toBeChecked();
    expect(screen.getByText('Only you see this')).toBeVisible();
  });

  it('sends the lists with the agreement', async () => {
    const { user, sent, toasts } = await openTab();
    await user.click(screen.getByLabelText('Captions'));
    await user.click(await screen.findByLabelText(/I agree that/));
    await user.click(screen.getByText('Save accessibility preferences'));
    await screen.findByText('Save accessibility preferences');
    expect(toasts).toEqual([{ title: 'Accessibility profile updated', variant: 'success' }]);
    expect(sent('PUT')[0]?.body).toEqual({
      mobilityNeeds: ['Ramps'],
      visualNeeds: [],
      hearingNeeds: ['Captions'],
      cognitiveNeeds: [],
      disabilityTypes: [],
      favoriteVenueTypes: ['Parks'],
      consentToHealthData: true,
    });
  });

  it('does not ask again for an agreement that was given', async () => {
    await openTab({ 'GET /api/privacy/consents/health': { body: { given: true, history: [] } } });
    expect(screen.queryByLabelText(/I agree that/)).not.toBeInTheDocument();
  });

  it('asks for the agreement when the server does, and says in the documented words that nothing was saved', async () => {
    const { user, toasts } = await openTab({
      'GET /api/privacy/consents/health': problem(503, 'server.unavailable', 'Not now'),
      'PUT /api/profile/accessibility': problem(422, 'request.invalid', 'Please check the marked fields.', {
        consentToHealthData: 'Please allow us to store it.',
      }),
    });
    await user.click(screen.getByText('Save accessibility preferences'));
    expect(await screen.findByText('Please allow us to store it.', { selector: 'a' })).toBeInTheDocument();
    expect(screen.getByLabelText(/I agree that/)).toBeInTheDocument();
    expect(toasts).toEqual([
      { title: 'Update failed', description: 'Failed to save accessibility preferences.', variant: 'error' },
    ]);
  });
});
