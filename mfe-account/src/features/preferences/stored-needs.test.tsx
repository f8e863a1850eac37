import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEED_LABELS, NO_NEEDS } from '@waymark/contracts-account';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { type Answer } from '@waymark/testing/browser/stub-api';
import { keepBrowserNeeds } from '../../shared/needs/browser-needs';
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
  saved,
  type Answers,
} from '../../test-support/open-preferences';

beforeEach(forgetEverything);

describe('needs that the browser kept before signing in', () => {
  const answers = (own: Answer): Answers => ({
    [`GET ${OWN}`]: own,
    [`GET ${CONSENT}`]: own === NONE_YET ? NOT_AGREED : AGREED,
    'POST /api/accessibility-preferences': { ...saved(['hasVegan']), status: 201 },
    [`PUT ${OWN}`]: saved(['hasVegan', 'requiresSubtitles']),
  });
  beforeEach(() => void keepBrowserNeeds({ ...NO_NEEDS, needs: ['hasVegan'] }));

  it('move into the account only when asked to, with the agreement, and then leave the browser (A10.56)', async () => {
    const { user, calls } = open(ANA, answers(NONE_YET));
    const offer = within(await screen.findByRole('region', { name: 'Move your needs into your account?' }));
    expect(offer.getByText(new RegExp(NEED_LABELS.hasVegan))).toBeVisible();
    expect(calls.some(({ method }) => method !== 'GET')).toBe(false);
    await user.click(offer.getByRole('checkbox', { name: /I agree that/ }));
    await user.click(offer.getByRole('button', { name: 'Move them into my account' }));
    expect(await screen.findByText('Preferences previously saved')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      hasVegan: 1,
      consentToHealthData: true,
    });
    expect(stored()).toBeNull();
    expect(screen.queryByRole('region', { name: /Move your needs/ })).toBeNull();
    expect(box('Vegan')).toBeChecked();
  });

  it('join those of the account', async () => {
    const { user, calls } = open(ANA, answers(saved(['requiresSubtitles'])));
    await user.click(await screen.findByRole('button', { name: 'Move them into my account' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ hasVegan: 1, requiresSubtitles: 1 }),
    );
  });

  it('stay separate if the member chooses so, also on the next visit, until they change their mind', async () => {
    const { user, unmount } = open(ANA, answers(NONE_YET));
    await user.click(await screen.findByRole('button', { name: 'Keep them separate' }));
    expect(screen.queryByRole('region', { name: /Move your needs/ })).toBeNull();
    expect(stored()?.needs).toEqual(['hasVegan']);
    unmount();
    open(ANA, answers(NONE_YET));
    await screen.findByRole('checkbox', { name: 'Vegan' });
    expect(screen.queryByRole('region', { name: /Move your needs/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Move them into my account' }));
    expect(screen.getByRole('region', { name: /Move your needs/ })).toBeVisible();
  });

  it('have no axe problems while they are offered', async () => {
    open(ANA, answers(NONE_YET));
    await screen.findByRole('region', { name: /Move your needs/ });
    expect(await axeProblems()).toEqual([]);
  });
});
