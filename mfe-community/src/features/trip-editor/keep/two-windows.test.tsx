import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { problem, stubApi, type Answer, type ApiCall } from '@waymark/testing/browser/stub-api';
import { wholeTrip } from '../../../test-support/trips';
import TripEditorPage from '../trip-editor.page';

const DRAFT = '0b6f4f0e-7a51-4c0e-8a3b-6f5d1f2c9e11';
const there = (version: number, title: string) => ({
  id: DRAFT,
  blogId: null,
  title,
  changedAt: '2026-11-23T10:00:00.000Z',
  version,
  form: { title },
});
const CHANGED = problem(409, 'draft.changed', 'You have changed this draft in another window');
type Answers = Record<string, Answer | ((call: ApiCall) => Answer)>;

function open(answers: Answers, at: string, route: string) {
  const calls = stubApi(answers);
  renderPage(TripEditorPage, { route, at, user: MEMBER, isMountedOnce: true });
  return { calls, user: userEvent.setup() };
}

const meanwhile = () =>
  screen.findByRole('group', { name: 'You changed this trip in another window' }, { timeout: 10_000 });
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ });

describe('a draft that another window went on with (C2.6)', () => {
  beforeEach(() => localStorage.clear());

  function twoWindows() {
    const saved: unknown[] = [];
    const put = ({ body }: ApiCall): Answer => {
      saved.push(body);
      return (body as { version: number }).version === 1 ? CHANGED : { body: there(3, 'Mine') };
    };
    let read = 0;
    const page = open(
      {
        [`GET /api/trip-drafts/${DRAFT}`]: () => ({ body: (read += 1) === 1 ? there(1, 'York') : there(2, 'Theirs') }),
        [`PUT /api/trip-drafts/${DRAFT}`]: put,
        'GET /api/trip-drafts': { body: [there(2, 'Theirs')] },
      },
      `/create-trip-blog?draft=${DRAFT}`,
      '/create-trip-blog',
    );
    return { ...page, saved };
  }

  it('is shown beside what is here; who goes on here writes upon that one', async () => {
    const { user, saved } = twoWindows();
    await user.type(await screen.findByRole('textbox', { name: /^Title/ }), ' again');
    const box = await meanwhile();
    expect(document.activeElement).toBe(box);
    expect(screen.getByText('Kept in this browser.')).toBeTruthy();
    await user.click(within(box).getByText('See the difference'));
    expect(within(box).getByText('York again')).toBeTruthy();
    expect(within(box).getByText('Theirs')).toBeTruthy();
    await user.click(within(box).getByRole('button', { name: 'Continue with what I wrote here' }));
    expect(await screen.findByText(/^Saved at/, {}, { timeout: 10_000 })).toBeTruthy();
    expect(title().value).toBe('York again');
    expect(saved.at(-1)).toMatchObject({ version: 2, form: { title: 'York again' } });
  });

  it('takes the place of what is here when one chooses it', async () => {
    const { user } = twoWindows();
    await user.type(await screen.findByRole('textbox', { name: /^Title/ }), ' again');
    await user.click(within(await meanwhile()).getByRole('button', { name: 'Use the other version' }));
    expect(title().value).toBe('Theirs');
  });
});

describe('a trip that was published again in another window (C2.8)', () => {
  beforeEach(() => localStorage.clear());

  it('is not written over before its author has seen both', async () => {
    const sent: unknown[] = [];
    let trips = 0;
    const { user } = open(
      {
        'GET /api/trip-blogs/12': () => ({
          body: (trips += 1) === 1 ? wholeTrip() : wholeTrip({ title: 'Three days in York', version: 4 }),
        }),
        'GET /api/trip-drafts': { body: [] },
        'PUT /api/trip-blogs/12': ({ body }: ApiCall): Answer => {
          sent.push(body);
          return (body as { version: number }).version === 3
            ? problem(409, 'trip.changed', 'You have changed this trip in another window')
            : { body: wholeTrip({ version: 5 }) };
        },
      },
      '/trip-blogs/12/edit',
      '/trip-blogs/:id/edit',
    );
    await user.click(await screen.findByRole('button', { name: 'Publish changes' }));
    const box = await meanwhile();
    await user.click(within(box).getByRole('button', { name: 'Continue with what I wrote here' }));
    await user.click(screen.getByRole('button', { name: 'Publish changes' }));
    expect((await screen.findByTestId('address')).textContent).toBe('/trip-blogs/12');
    expect(sent.at(-1)).toMatchObject({ version: 4, title: 'Two days in York' });
  });
});

describe('changes of a trip that was published again in another window', () => {
  beforeEach(() => localStorage.clear());

  it('are not kept on the server before their author has seen both', async () => {
    let trips = 0;
    const { calls, user } = open(
      {
        'GET /api/trip-blogs/12': () => ({
          body: (trips += 1) === 1 ? wholeTrip() : wholeTrip({ title: 'Three days in York', version: 4 }),
        }),
        'GET /api/trip-drafts': { body: [] },
      },
      '/trip-blogs/12/edit',
      '/trip-blogs/:id/edit',
    );
    const puts = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    await user.type(await screen.findByRole('textbox', { name: /^Title/ }), ' again');
    const box = await meanwhile();
    expect(within(box).getByText('Three days in York')).toBeTruthy();
    expect(puts()).toEqual([]);
    await user.click(within(box).getByRole('button', { name: 'Continue with what I wrote here' }));
    await waitFor(() => expect(puts()).toHaveLength(1), { timeout: 10_000 });
    expect(localStorage.getItem('tripDrafts')).toContain('"tripVersion":4');
  });
});

describe('a trip of somebody else', () => {
  it('cannot be edited', async () => {
    open(
      {
        'GET /api/trip-blogs/12': { body: wholeTrip({ isOwn: false }) },
        'GET /api/trip-drafts': { body: [] },
      },
      '/trip-blogs/12/edit',
      '/trip-blogs/:id/edit',
    );
    expect(await screen.findByText('This is not one of your trips')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
