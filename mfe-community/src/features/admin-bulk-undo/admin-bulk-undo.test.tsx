import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BULK_UNDO_SLICES } from '@waymark/contracts-core';
import { withQueries } from '@waymark/mfe-kit';
import { activityOfDayPart } from '@waymark/mfe-kit/activity-of-day';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { showCommunityDay } from '../../endpoints';
import { sampleActivityOfDay, sampleBulkUndo, sampleTakenBack } from '../../test-support/sample-bulk-undo';
import AdminBulkUndoPage from './admin-bulk-undo.page';

const READ = 'GET /api/admin/reverts/9/2026-05-04';
const DECIDE = 'POST /api/admin/reverts/9/2026-05-04/decisions';
const SHOW = 'GET /api/trip-blogs/member-days/9/2026-05-04';
const FACTS = 'Thirty invented answers in an hour.';
/** Like the slot of the trips slice; no other slice fills its slot. */
const offered = {
  key: 'community/member-day',
  load: () => Promise.resolve({ default: withQueries(activityOfDayPart('community', showCommunityDay)) }),
};

function open(more: Parameters<typeof stubApi>[0] = {}, day = '2026-05-04') {
  const calls = stubApi({ [READ]: { body: sampleBulkUndo() }, [SHOW]: { body: sampleActivityOfDay() }, ...more });
  renderPage(AdminBulkUndoPage, {
    route: '/admin/members/:id/day/:day',
    at: `/admin/members/9/day/${day}`,
    user: { ...MEMBER, role: 'moderator' },
    slots: (name) => (name === 'member-day' ? [offered] : []),
  });
  return { sent: () => calls.filter(({ path }) => path.endsWith('/decisions')), user: userEvent.setup() };
}
const takeBack = () => screen.findByRole('button', { name: 'Undo this day' });
const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.selectOptions(await screen.findByLabelText(/^The rule/), 'false-fact');
  await user.type(screen.getByLabelText(/^The facts/), FACTS);
};

describe('a day of a member (F6.27)', () => {
  it('shows what they did, what is not undone, the neighbouring days, and which part of the site is missing', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'What Ben did on May 4, 2026' })).toBeInTheDocument();
    expect(await screen.findByRole('checkbox', { name: 'Trips: 2' })).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /Likes/ })).toBeNull();
    expect(screen.getByText('<b>Not bold</b>')).toBeInTheDocument();
    expect(screen.getByText(/Showing the latest 1 of 2/)).toBeInTheDocument();
    expect(screen.getByText('Footpaths: that part of the site is not available right now')).toBeInTheDocument();
    expect(screen.getByText('Answers to temporary notices.')).toBeInTheDocument();
    const days = within(screen.getByRole('navigation', { name: 'Other days' })).getAllByRole('link');
    expect(days.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/members/9/day/2026-05-03',
      '/admin/members/9/day/2026-05-05',
    ]);
  });

  it('undoes it after a confirmation, without the kind that is left out', async () => {
    const { sent, user } = open({ [DECIDE]: { body: sampleTakenBack(['community'], { leftOut: ['trip'] }) } });
    await user.click(await screen.findByRole('checkbox', { name: 'Trips: 2' }));
    expect(await screen.findByText('Left out: Trips.')).toBeInTheDocument();
    await fill(user);
    await user.click(await takeBack());
    await user.click(await screen.findByRole('button', { name: 'No, go back' }));
    expect(sent()).toEqual([]);
    await user.click(await takeBack());
    const dialog = await screen.findByRole('dialog', { name: 'Undo May 4, 2026?' });
    expect(dialog).toHaveTextContent('Left out: Trips.');
    await user.click(within(dialog).getByRole('button', { name: 'Yes, undo it' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Status' })).toHaveFocus());
    expect(sent()[0]?.body).toEqual({
      act: 'revert',
      leftOut: ['trip'],
      rule: 'false-fact',
      facts: FACTS,
      decisionNumber: 0,
    });
    expect(screen.getByText('Waiting for maps')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('says what each part of the site has done, and brings it back', async () => {
    const undone = sampleTakenBack(BULK_UNDO_SLICES, { state: 'undone', decisionNumber: 2 });
    const { sent, user } = open({
      [READ]: { body: sampleTakenBack(BULK_UNDO_SLICES) },
      [SHOW]: { body: sampleActivityOfDay({ kinds: [], taken: [{ kind: 'trip', count: 2 }] }) },
      [DECIDE]: { body: undone },
    });
    expect(await screen.findByText('Every part of the site has confirmed.')).toBeInTheDocument();
    expect(await screen.findByText('Undone, and kept so that it can be restored:')).toBeInTheDocument();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Restore this day' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, restore it' }));
    expect(await screen.findByRole('heading', { name: 'This day has been restored' })).toBeInTheDocument();
    expect(sent()[0]?.body).toMatchObject({ act: 'undo', decisionNumber: 1 });
    expect(await takeBack()).toBeInTheDocument();
  });

  it('shows what another decided meanwhile, and keeps every word', async () => {
    let isDecided = false;
    const { user } = open({
      [READ]: () => ({ body: isDecided ? sampleTakenBack([]) : sampleBulkUndo() }),
      [DECIDE]: () => {
        isDecided = true;
        return problem(409, 'case.changed', 'Someone decided this case in the meantime');
      },
    });
    await fill(user);
    await user.click(await takeBack());
    await user.click(await screen.findByRole('button', { name: 'Yes, undo it' }));
    expect(await screen.findByRole('heading', { name: 'This day has been undone' })).toBeInTheDocument();
    expect(screen.getByLabelText(/^The facts/)).toHaveValue(FACTS);
    expect(screen.getByText(/Your decision was not saved: something has changed/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Restore this day' })).toBeInTheDocument();
  });

  it('says that a part of the site does not answer, and still lets its kinds be left out', async () => {
    open({ [SHOW]: problem(404, 'request.not-found', 'Not here') });
    expect(await screen.findByText('We could not load what they did here: Trips.')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Trips: not known' })).toBeChecked();
    expect(await axeProblems()).toEqual([]);
  });

  it.each([
    [{ refusal: 'yourself' as const }, 'You did this yourself, so someone else has to decide.'],
    [{ refusal: 'staff' as const }, 'This is a member of staff, so an admin has to decide.'],
    [{ isAppealed: true }, 'You can read their appeal in the queue and decide it there.'],
  ])('says why nothing can be decided here: %j', async (more, words) => {
    open({ [READ]: { body: sampleBulkUndo(more) } });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo this day' })).toBeNull();
  });

  it('names what the decision lacks, and says when there is no such member', async () => {
    const { sent, user } = open();
    await user.click(await takeBack());
    expect(await screen.findAllByText(/Say which facts led to it/)).not.toHaveLength(0);
    expect(sent()).toEqual([]);
    open({ [READ]: problem(404, 'person.not-found', 'There is nobody here') });
    expect(await screen.findByText('There is no such member, or no such day.')).toBeInTheDocument();
  });
});
