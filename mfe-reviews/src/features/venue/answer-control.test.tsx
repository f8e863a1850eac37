import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswerValue, Verification } from '@waymark/contracts-reviews';
import { getHost, useSession, withQueries } from '@waymark/mfe-kit';
import { problem, stubApi, type Answer, type ApiCall } from '@waymark/testing/browser/stub-api';
import { venueQuery } from '../../shared/api/get-venue';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { sampleVenue } from '../../test-support/samples';
import { FactRow } from './fact-row';
import { featureFacts } from './feature-facts';
import VenuePage from './venue.page';

const verification = (agrees: number, disagrees: number, ownAnswer: AnswerValue): Verification => ({
  claim: 1,
  agrees,
  disagrees,
  people: agrees + disagrees,
  ownAnswer,
  newestAnswerAt: '2026-11-21T10:00:00.000Z',
  percentage: Math.round((100 * agrees) / (agrees + disagrees)),
});
const PUT = 'PUT /api/venues/7/answers/StepFreeAccess';

function open(answer: Answer | ((call: ApiCall) => Answer), own: AnswerValue = 0, user: typeof MEMBER | null = MEMBER) {
  sessionStorage.clear();
  const venue = sampleVenue({ verifications: { StepFreeAccess: verification(3, 1, own) } });
  const calls = stubApi({ 'GET /api/venues/7': { body: venue }, [PUT]: answer });
  renderPage(OneFact, { route: '/venues/:id', at: '/venues/7', user });
  return calls;
}

/** One fact of the page: the whole page has 28 of them, and each look by role reads them all. */
const OneFact = withQueries(() => {
  const { data: venue } = useQuery(venueQuery('7'));
  const mayAnswer = useSession().status === 'member';
  if (!venue) return null;
  return (
    <main>
      <h1>Leeds</h1>
      <h2>What we know</h2>
      <ul>
        <FactRow venueId={venue.id} facts={featureFacts(venue, 'StepFreeAccess')} mayAnswer={mayAnswer} />
      </ul>
    </main>
  );
});

const group = async () => within(await screen.findByRole('group', { name: 'Step-free access: is this right?' }));
const sent = (calls: ApiCall[]) => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const pressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';

describe('answering one feature (S4.2, SV24)', () => {
  it('says where the own answer is not known, until one is given', async () => {
    const stepFree = { ...verification(3, 1, 0), ownAnswer: undefined };
    const venue = sampleVenue({ verifications: { StepFreeAccess: stepFree }, areOwnAnswersUnknown: true });
    stubApi({ 'GET /api/venues/7': { body: venue }, [PUT]: { body: verification(4, 1, 1) } });
    renderPage(OneFact, { route: '/venues/:id', at: '/venues/7', user: MEMBER });
    const yes = (await group()).getByRole('button', { name: 'Yes (Step-free access)' });
    const unknown = 'We cannot show your answer right now.';
    expect(screen.getByText(unknown)).toBeTruthy();
    expect(yes.hasAttribute('aria-pressed')).toBe(false);
    await userEvent.click(yes);
    await waitFor(() => expect(pressed(yes)).toBe(true));
    expect(screen.queryByText(unknown)).toBeNull();
  });

  it('asks by the name of the feature and shows the counts of the answer, fetching nothing', async () => {
    const calls = open({ body: verification(4, 1, 1) });
    const yes = (await group()).getByRole('button', { name: 'Yes (Step-free access)' });
    const before = calls.length;
    await userEvent.click(yes);
    expect(await screen.findByText('Saved. Step-free access: you said yes.')).toBeTruthy();
    expect(pressed(yes)).toBe(true);
    expect(screen.getByText('80% verified')).toBeTruthy();
    expect(screen.getByText(/^4 of 5 people say yes \(most recent: Nov 21/)).toBeTruthy();
    expect(screen.getByText('4 say yes, 1 says no')).toBeTruthy();
    expect(calls.slice(before).map(({ method, body }) => [method, body])).toEqual([['PUT', { answer: 1 }]]);
  });

  it('does not announce stored answers, or a page would read all of them on opening (SV36)', async () => {
    open({}, 1);
    const controls = await group();
    expect(pressed(controls.getByRole('button', { name: /^Yes/ }))).toBe(true);
    expect(
      screen
        .queryAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe('');
  });

  it('is pending while it sends: chosen at once, shown, and a second press sends nothing', async () => {
    const calls = open({ body: verification(3, 2, 2) });
    let goOn = () => {};
    const answered = window.fetch;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const controls = await group();
    window.fetch = globalThis.fetch = async (...call) => (await Promise.all([answered(...call), held]))[0];
    await userEvent.click(controls.getByRole('button', { name: /^No/ }));
    expect(screen.getByText('Saving…')).toBeTruthy();
    expect(pressed(controls.getByRole('button', { name: /^No/ }))).toBe(true);
    await userEvent.click(controls.getByRole('button', { name: /^Yes/ }));
    act(() => goOn());
    expect(await screen.findByText('Saved. Step-free access: you said no.')).toBeTruthy();
    expect(sent(calls)).toEqual([{ answer: 2 }]);
  });

  it('takes an answer back and keeps the focus in the group', async () => {
    const calls = open({ body: verification(2, 1, 0) }, 1);
    await userEvent.click((await group()).getByRole('button', { name: 'Undo my answer (Step-free access)' }));
    expect(await screen.findByText('Step-free access: your answer has been removed.')).toBeTruthy();
    expect(sent(calls)).toEqual([{ answer: 0 }]);
    expect(document.activeElement).toBe((await group()).getByRole('button', { name: /^Yes/ }));
    expect((await group()).getAllByRole('button').some(pressed)).toBe(false);
  });

  it('also withdraws an answer when it is pressed again', async () => {
    const calls = open({ body: verification(3, 0, 0) }, 2);
    await userEvent.click((await group()).getByRole('button', { name: /^No/ }));
    await screen.findByText('Step-free access: your answer has been removed.');
    expect(sent(calls)).toEqual([{ answer: 0 }]);
  });

  it('keeps an unsaved answer, shows a message, and retries with the same one', async () => {
    const answers = [
      problem(500, 'server.error', 'Something went wrong on our side.'),
      { body: verification(4, 1, 1) },
    ];
    const calls = open(() => answers.shift() ?? {});
    await userEvent.click((await group()).getByRole('button', { name: /^Yes/ }));
    expect(await screen.findByText('We could not save your answer. Your choice is still here.')).toBeTruthy();
    expect(pressed((await group()).getByRole('button', { name: /^Yes/ }))).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved. Step-free access: you said yes.')).toBeTruthy();
    expect(document.activeElement).toBe((await group()).getByRole('button', { name: /^Yes/ }));
    const keys = calls.filter(({ method }) => method === 'PUT').map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('asks to log in again when the session has ended, and comes back here', async () => {
    window.history.replaceState(null, '', '/venues/7');
    open(problem(401, 'auth.required', 'Please log in to continue.'));
    const visited: string[] = [];
    getHost().navigate = (path) => visited.push(path);
    await userEvent.click((await group()).getByRole('button', { name: /^Yes/ }));
    await waitFor(() => expect(visited).toEqual(['/login']));
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/venues/7');
    expect(screen.queryByText(/We could not save/)).toBeNull();
  });
});

describe('answering on the page', () => {
  const section = async (name: string) => within(await screen.findByRole('region', { name }));
  const show = (user: typeof MEMBER | null, answers: Record<string, Answer> = {}) => {
    sessionStorage.clear();
    stubApi({ 'GET /api/venues/7': { body: sampleVenue() }, ...answers });
    renderPage(VenuePage, { route: '/venues/:id', at: '/venues/7', user });
  };

  it('leads a visitor once to the login, and back to the three questions', async () => {
    show(null);
    const known = await section('What we know');
    expect(known.queryByRole('button', { name: /^Yes/ })).toBeNull();
    expect(known.getAllByRole('link', { name: /log in/i })).toHaveLength(1);
    await userEvent.click(known.getByRole('link', { name: 'Log in and answer three questions' }));
    expect(sessionStorage.getItem('redirectAfterLogin')).toBe('/venues/7#answer-three');
  });

  it('asks nothing about what does not apply here, and whether it is there where nothing is stated', async () => {
    show(MEMBER);
    await section('What we know');
    document.querySelectorAll('details').forEach((row) => row.setAttribute('open', ''));
    const asked = [...document.querySelectorAll('[role=group][aria-label$="?"]')].map((element) =>
      element.getAttribute('aria-label'),
    );
    expect(asked.filter((label) => !label?.startsWith('Was the review'))).toHaveLength(29);
    expect(asked).toContain('Hearing loop, not available: is this right?');
    expect(asked).toContain('Quiet spaces: is it there?');
    expect(asked.filter((label) => label?.startsWith('Lift access'))).toEqual([]);
  });

  it('leaves a row in its place under an answer, so that the focus stays, and counts it everywhere', async () => {
    const quiet = { ...verification(1, 0, 1), claim: 0, newestAnswerAt: new Date().toISOString() };
    show(MEMBER, { 'PUT /api/venues/7/answers/QuietSpaces': { body: quiet } });
    const known = await section('What we know');
    await userEvent.click(known.getByText('27 features not checked yet'));
    const order = () => known.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);
    const before = order();
    const row = known.getByText('Quiet spaces').closest('li') as HTMLElement;
    const yes = within(row).getByRole('button', { name: /^Yes/ });
    await userEvent.click(yes);
    await waitFor(() => expect(row.textContent).toContain('Confirmed by 1 person today'));
    expect(row.textContent).toContain('100% say yes');
    expect(order()).toEqual(before);
    expect(document.activeElement).toBe(yes);
    expect(screen.getByText(/^Quiet space, confirmed by 1 person today/)).toBeTruthy();
    expect(known.getByText('26 features not checked yet')).toBeTruthy();
  });

  it('never calls an answer of today old, though the list that it confirms is', async () => {
    const fact = { stated: 'yes', statedBy: 'Trainline', statedOn: '2019-01-01', note: null, measure: null } as const;
    const venue = sampleVenue({ facts: { StepFreeAccess: { ...fact, newest: '2024-01-05', isCurrent: false } } });
    const today = { ...verification(4, 1, 1), newestAnswerAt: new Date().toISOString() };
    stubApi({ 'GET /api/venues/7': { body: venue }, [PUT]: { body: today } });
    renderPage(OneFact, { route: '/venues/:id', at: '/venues/7', user: MEMBER });
    const yes = (await group()).getByRole('button', { name: /^Yes/ });
    expect(screen.getByText(/may have changed/)).toBeTruthy();
    await userEvent.click(yes);
    expect(await screen.findByText('4 of 5 people say yes (most recent: today)')).toBeTruthy();
    expect(screen.queryByText(/may have changed/)).toBeNull();
  });
});
