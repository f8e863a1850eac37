import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withQueries } from '@waymark/mfe-kit';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import { OwnTrust } from '../features/profile-reviews/profile-reviews.slot';

const Part = withQueries(OwnTrust);

function open(answer: Answer | (() => Answer)) {
  stubApi({ 'GET /api/users/me/reviews/trust': answer });
  renderPage(() => <Part />, { route: '/my-reviews', user: MEMBER });
}

describe('how others answered (F8.6)', () => {
  it('is the sum with its interval', async () => {
    open({ body: { checked: 14, agreement: { agreed: 12, low: 60, high: 96 } } });
    expect(
      await screen.findByText('Others have checked 14 of your answers, and 12 agree (somewhere between 60% and 96%).'),
    ).toBeTruthy();
    expect(screen.getByText(/Only you can see these numbers/)).toBeTruthy();
  });

  it.each([
    [0, 'Nobody has checked your answers yet. Once 10 are checked, you can see here how many agree.'],
    [1, 'Others have checked 1 of your answers. Once 10 are checked, you can see here how many agree.'],
    [9, 'Others have checked 9 of your answers. Once 10 are checked, you can see here how many agree.'],
  ])('is no figure with %i checked', async (checked, text) => {
    open({ body: { checked, agreement: null } });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('can be asked again when it did not come', async () => {
    let failing = true;
    open(() => (failing ? problem(503, 'server.unavailable', 'Not now') : { body: { checked: 0, agreement: null } }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    failing = false;
    await userEvent.click(again);
    expect(await screen.findByText(/Nobody has checked your answers yet/)).toBeTruthy();
  });
});
