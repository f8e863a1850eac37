import type { OwnClaim } from '@waymark/contracts-reviews';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import { sampleReview } from '../../test-support/samples';
import OwnerClaimPage from './owner-claim.page';

const NONE: OwnClaim = {
  venueId: 7,
  venueName: 'Leeds Museum',
  state: null,
  reason: null,
  domain: 'museum.org',
  code: null,
  facts: [],
};
const SENT: OwnClaim = { ...NONE, code: { endsAt: '2026-11-23T12:30:00.000Z', triesLeft: 5 } };

function open(claim: OwnClaim, answers: Record<string, Answer> = {}) {
  const calls = stubApi({
    'GET /api/venues/7/owner/claim': { body: claim },
    'GET /api/venues/owned': {
      body: [{ venueId: 9, venueName: 'Other Hall', state: 'waiting', changedAt: '2026-01-01T00:00:00.000Z' }],
    },
    'GET /api/reviews': { body: [sampleReview()], headers: { 'x-total-count': '1' } },
    ...answers,
  });
  renderPage(OwnerClaimPage, { route: '/venues/:id/claim', at: '/venues/7/claim', user: MEMBER });
  return calls;
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('claiming a place', () => {
  it('sends a code to an address of the place, and takes it as it is typed', async () => {
    const calls = open(NONE, {
      'POST /api/venues/7/owner/codes': { status: 201, body: SENT },
      'POST /api/venues/7/owner/claim': { status: 201, body: { ...NONE, state: 'given' } },
    });
    await userEvent.type(await screen.findByLabelText(/^Email address for the place/), 'info@museum.org');
    await press('Send a code');
    await userEvent.type(await screen.findByLabelText(/^Code from the email/), 'abcd efgh');
    await press('Claim this place');
    expect(await screen.findByRole('heading', { level: 1, name: 'You represent Leeds Museum' })).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { address: 'info@museum.org' },
      { code: 'ABCDEFGH' },
    ]);
  }, 20_000);

  it('says at the field which address will do, and keeps what was typed', async () => {
    const words = 'We can send a code only to an address that ends in @museum.org.';
    open(NONE, {
      'POST /api/venues/7/owner/codes': problem(422, 'request.invalid', 'x', { address: words }),
    });
    const field = await screen.findByLabelText(/^Email address for the place/);
    await userEvent.type(field, 'me@evil.com');
    await press('Send a code');
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(field).toHaveValue('me@evil.com');
  });

  it('goes to staff if the place has no own domain', async () => {
    const calls = open(
      { ...NONE, domain: null, state: 'refused', reason: 'The website names somebody else.' },
      { 'POST /api/venues/7/owner/requests': { status: 201, body: { ...NONE, domain: null, state: 'waiting' } } },
    );
    expect(await screen.findByText(/The website names somebody else/)).toBeTruthy();
    expect(screen.queryByLabelText(/^Email address for the place/)).toBeNull();
    await userEvent.type(screen.getByLabelText(/How can we check/), 'I am the manager there.');
    await press('Ask our staff');
    expect(await screen.findByText('Our staff are checking your request')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Withdraw the request' })).toBeTruthy();
    expect(calls.at(-1)?.body ?? calls.at(-2)?.body).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Other Hall' })).toHaveAttribute('href', '/venues/9/claim');
  });

  it('can be asked for again when it did not come', async () => {
    open(NONE, { 'GET /api/venues/7/owner/claim': problem(500, 'server.error', 'x') });
    expect(await screen.findByRole('button', { name: /Try again/ })).toBeTruthy();
  });
});

describe('representing a place (F9.7)', () => {
  const given: OwnClaim = {
    ...NONE,
    state: 'given',
    facts: [{ feature: 'LiftAccess', value: 'yes', saidOn: '2026-10-01' }],
  };

  it('says facts and takes them back', async () => {
    const calls = open(given, {
      'PUT /api/venues/7/owner/facts/HearingLoop': {
        body: { facts: [...given.facts, { feature: 'HearingLoop', value: 'partly', saidOn: '2026-11-01' }] },
      },
      'PUT /api/venues/7/owner/facts/LiftAccess': { body: { facts: [] } },
    });
    await press(await screen.findByText('Save').then(() => 'Save'));
    expect(screen.getByText('Choose a feature.')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText(/^Feature/), 'HearingLoop');
    await userEvent.click(screen.getByRole('radio', { name: 'It is partly there' }));
    await press('Save');
    expect(await screen.findByText('It is partly there', { selector: 'li *' })).toBeTruthy();
    await press(/^Remove ?: .*(Lift|Elevator)/);
    const bodies = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(bodies).toEqual([{ value: 'partly' }, { value: null }]);
  });

  it('answers a review once, and changes that answer later', async () => {
    const reply = { id: 3, text: 'We mended it.', answeredAt: '2026-10-01T10:00:00.000Z', editedAt: null };
    const calls = open(given, { 'POST /api/reviews/31/owner-answer': { status: 201, body: reply } });
    await userEvent.click(await screen.findByText('Reply to Ben'));
    const form = screen.getByRole('form', { name: 'Your reply to Ben' });
    await userEvent.type(within(form).getByRole('textbox'), 'We mended it.');
    await userEvent.click(within(form).getByRole('button', { name: 'Publish the reply' }));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'We mended it.' });
  });
});
