import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flagsOf, NO_NEEDS, type NeedsRecord } from '@waymark/contracts-account';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { browserNeeds, keepBrowserNeeds, readBrowserNeedsAgain } from '../../shared/needs/browser-needs';
import AccessPassportPage from './access-passport.page';
import { toPassportFile } from './codec/passport-file';
import { toPassportText } from './codec/passport-text';

const RECORD: NeedsRecord = {
  needs: ['requiresLiftAccess', 'hasVegan'],
  additionalNeeds: 'I tire easily.',
  preferredCommunicationMethod: 'written',
};
const OWN = '/api/accessibility-preferences/5';

function open(user: typeof MEMBER | null, answers: Parameters<typeof stubApi>[0] = {}) {
  const calls = stubApi(answers);
  const { container, toasts } = renderPage(AccessPassportPage, { route: '/access-passport', user });
  const file = () => container.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;
  const user_ = userEvent.setup({ applyAccept: false });
  return {
    toasts,
    calls,
    user: user_,
    choose: (content: string, name = 'access-passport.json', type = 'application/json') =>
      user_.upload(file(), chosen(content, name, type)),
  };
}

/** Files in jsdom have no `text` function. */
const chosen = (content: string, name: string, type: string) =>
  Object.assign(new File([content], name, { type }), { text: () => Promise.resolve(content) });

const read = () => screen.findByRole('group', { name: 'The imported passport' });

beforeEach(() => {
  localStorage.clear();
  readBrowserNeedsAgain();
});

describe('the access passport', () => {
  it('says on a card what the person needs, with a code, and calls nobody', async () => {
    keepBrowserNeeds(RECORD);
    const { calls } = open(null);
    const card = within(screen.getByRole('region', { name: 'Access passport' }));
    for (const words of [
      'Lift access',
      'I need a lift to reach other floors.',
      'Vegan',
      'Please write things down for me.',
      'I tire easily.',
    ])
      expect(card.getByText(words)).toBeVisible();
    expect(card.queryByText('Mobility')).toBeVisible();
    expect(card.queryByText('Hearing')).toBeNull();
    expect(await card.findByRole('img', { name: /QR code/ })).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('is empty before any need is saved, and shows both ways to continue', async () => {
    open(null);
    expect(screen.getByText('Your passport is still empty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tell us your needs' })).toHaveAttribute(
      'href',
      '/accessibility-preferences',
    );
    expect(screen.getByRole('button', { name: 'Choose a file or picture' })).toBeVisible();
    expect(await axeProblems()).toEqual([]);
  });

  it('is imported from a file, shown first, and stored in the browser only on request', async () => {
    const { choose, user, calls } = open(null);
    await choose(toPassportFile(RECORD));
    const found = within(await read());
    expect(found.getByText('Lift access, Vegan')).toBeVisible();
    expect(browserNeeds.getState().record).toBeNull();
    await user.click(found.getByRole('button', { name: 'Keep it in this browser' }));
    expect(browserNeeds.getState().record).toEqual(RECORD);
    expect(await screen.findByRole('region', { name: 'Access passport' })).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('is brought in from pasted words, and added to or put in place of what is there', async () => {
    keepBrowserNeeds({ ...NO_NEEDS, needs: ['requiresSubtitles'] });
    const { user } = open(null);
    const paste = async () => {
      await user.click(screen.getByLabelText('Or paste its text'));
      await user.paste(toPassportText(RECORD));
      await user.click(screen.getByRole('button', { name: 'Import this text' }));
    };
    await paste();
    await user.click(within(await read()).getByRole('button', { name: 'Add to mine' }));
    expect(browserNeeds.getState().record?.needs).toEqual(['requiresLiftAccess', 'requiresSubtitles', 'hasVegan']);
    await paste();
    await user.click(within(await read()).getByRole('button', { name: 'Replace mine' }));
    expect(browserNeeds.getState().record).toEqual(RECORD);
    await paste();
    expect(within(await read()).getByText('You already have all of this.')).toBeVisible();
  });

  it.each([
    ['of another kind', '{"name":"High Contrast","colors":{}}', /This is not an access passport/],
    ['with damaged content', '{"format":"waymark-access-passport","version":1,"needs":"all"}', /damaged/],
    ['of 65 KB', ' '.repeat(65 * 1024), /too large/],
  ])('refuses a file %s in plain words and changes nothing (A10.59)', async (_, content, message) => {
    keepBrowserNeeds(RECORD);
    const { choose } = open(null);
    await choose(content);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(browserNeeds.getState().record).toEqual(RECORD);
  });

  it('refuses a file that only claims to be a picture', async () => {
    const { choose } = open(null);
    await choose('not a picture', 'code.png', 'image/png');
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not open this picture.');
  });

  it('goes into the account of a member, with the agreement where it was not given', async () => {
    const { choose, user, calls } = open(MEMBER, {
      [`GET ${OWN}`]: problem(404, 'preferences.none-yet', 'You have not saved any preferences yet.'),
      'GET /api/privacy/consents/health': { body: { given: false, history: [] } },
      'POST /api/accessibility-preferences': {
        status: 201,
        body: {
          id: 5,
          userId: 5,
          ...flagsOf(RECORD.needs),
          additionalNeeds: '',
          preferredCommunicationMethod: null,
          createdAt: '2026-11-03T10:00:00.000Z',
          updatedAt: '2026-11-03T10:00:00.000Z',
        },
      },
    });
    await screen.findByText('Your passport is still empty');
    await choose(toPassportFile(RECORD));
    const found = within(await read());
    await user.click(found.getByRole('checkbox', { name: /I agree that/ }));
    await user.click(found.getByRole('button', { name: 'Keep it in my account' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
        requiresLiftAccess: 1,
        additionalNeeds: 'I tire easily.',
        consentToHealthData: true,
      }),
    );
    expect(localStorage.getItem('waymark-needs')).toBeNull();
  });
});
