import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Activity, Notification } from '@waymark/contracts-community';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { noteArrivals } from '../../shared/live/arrivals';
import SocialPage from './social.page';

const notification = (id: number, more: Partial<Notification> = {}): Notification => ({
  id,
  type: 'comment',
  title: `Ben wrote about your trip ${id}`,
  message: 'The ramp is at the side.',
  isRead: false,
  href: `/trip-blogs/4#comment-${id}`,
  createdAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  ...more,
});

const activity: Activity = {
  id: 9,
  kind: 'review',
  user: { id: 12, displayName: 'Ben' },
  title: 'Reviewed The Lowry',
  description: 'Level all the way.',
  venue: { id: 3, name: 'The Lowry', isGone: false },
  href: '/venues/3#review-9',
  createdAt: new Date(Date.now() - 120_000).toISOString(),
};

const SETTINGS = {
  follow: 'daily',
  review_like: 'daily',
  owner_answer: 'at-once',
  comment: 'at-once',
  reply: 'at-once',
};
const RELATION = { followers: 7, following: 4, isFollowing: false, isBlocked: false, isMuted: false };

let notifications: Notification[];
let activities: Activity[];
let unread: number;

const API = {
  'GET /api/activities/feed': () => ({ body: activities }),
  'GET /api/notifications': () => ({ body: notifications }),
  'GET /api/notifications/unread-count': () => ({ body: { count: unread } }),
  'PUT /api/notifications/2/read': () => ({ body: { count: (unread -= 1) } }),
  'PUT /api/notifications/mark-all-read': () => ({ body: { count: (unread = 0) } }),
  'GET /api/notifications/mail-settings': { body: SETTINGS },
  'PUT /api/notifications/mail-settings': { body: { ...SETTINGS, follow: 'never' } },
  'GET /api/users/5/relation': { body: { ...RELATION, isFollower: false, mayFollow: false } },
  'GET /api/users/suggestions': { body: [] },
};

const open = (at = '/social') => renderPage(SocialPage, { route: '/social', at, user: MEMBER });

beforeEach(() => {
  notifications = [notification(2), notification(1, { isRead: true, type: 'follow', title: 'Cleo follows you' })];
  activities = [activity];
  unread = 1;
});

describe('the social hub (C4.10)', () => {
  it('opens with what the people one follows published, and real counts beside it', async () => {
    stubApi(API);
    const { container } = open();
    expect(await screen.findByRole('link', { name: /^Reviewed The Lowry/ })).toHaveAttribute(
      'href',
      '/venues/3#review-9',
    );
    expect(screen.getByText(/2m ago/)).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Activity Feed' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: 'Notifications 1 unread notification' })).toBeInTheDocument();
    const stats = await screen.findByRole('region', { name: 'Quick Stats' });
    await within(stats).findByText('Followers');
    expect(
      within(stats)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(['Unread notifications1', 'Following4', 'Followers7']);
    expect(screen.getByRole('region', { name: 'Community Tips' })).toBeInTheDocument();
    expect(await axeProblems(container)).toEqual([]);
  });

  it('leads who follows nobody to people', async () => {
    activities = [];
    stubApi(API);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Discover people' }));
    expect(screen.getByRole('tab', { name: 'Discover People' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('heading', { name: 'People you might like to follow' })).toBeInTheDocument();
  });

  it('says what could not be loaded, and tries again', async () => {
    const answers = { ...API, 'GET /api/activities/feed': problem(500, 'server.error', 'Broken') };
    stubApi(answers);
    open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    stubApi(API);
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: /^Reviewed The Lowry/ })).toBeInTheDocument();
  });
});

describe('notifications (C5.12, C5.13, C6.6)', () => {
  const list = () => screen.findByRole('list', { name: 'Notifications' });

  it('are found by the address, unread ones by the word', async () => {
    stubApi(API);
    open('/social?tab=notifications');
    const [first, second] = within(await list()).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^NewComment3h ago/);
    expect(second).toHaveTextContent(/^Follow3h ago/);
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute('href', '/trip-blogs/4#comment-2');
    await screen.findByRole('button', { name: 'Save email settings' });
  });

  it('are marked one by one, and the focus stays with the one', async () => {
    stubApi(API);
    open('/social?tab=notifications');
    // The name contains what happened, so that two with one title differ in a list of links or buttons.
    const name = 'Ben wrote about your trip 2 The ramp is at the side.';
    await userEvent.click(await screen.findByRole('button', { name: `Mark as read: ${name}` }));
    await waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus());
    expect(screen.queryByText('New')).not.toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Notifications' })).toBeInTheDocument();
  });

  it('are marked all, up to the newest that is shown', async () => {
    const calls = stubApi(API);
    open('/social?tab=notifications');
    const all = await screen.findByRole('button', { name: 'Mark all as read' });
    await userEvent.click(all);
    await waitFor(() => expect(screen.queryByText('New')).not.toBeInTheDocument());
    expect(calls.find(({ path }) => path.endsWith('mark-all-read'))?.body).toEqual({ upTo: 2 });
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveFocus();
  });

  it('that come while one reads are offered, and change nothing before', async () => {
    stubApi(API);
    open('/social?tab=notifications');
    await list();
    notifications = [notification(4), notification(3), ...notifications];
    noteArrivals(2);
    const show = await screen.findByRole('button', { name: '2 new. Show' });
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(show);
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('heading', { name: 'Your notifications' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /new\. Show/ })).not.toBeInTheDocument();
  });

  it('that are older come when they are asked for, and the first of them has the focus', async () => {
    const [newer, older] = notifications;
    stubApi({
      ...API,
      'GET /api/notifications': ({ path }) =>
        path.includes('cursor=')
          ? { body: [older] }
          : { body: [newer], headers: { link: '</api/notifications?cursor=n>; rel="next"' } },
    });
    open('/social?tab=notifications');
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Show more notifications' }));
    expect(await screen.findByText('All notifications are shown.')).toBeTruthy();
    const [, second] = within(await list()).getAllByRole('listitem');
    await waitFor(() => expect(second).toContainElement(document.activeElement as HTMLElement));
  });

  it('come by mail as one chooses', async () => {
    const calls = stubApi(API);
    const { toasts } = open('/social?tab=notifications#mail-settings');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Someone follows you' }), 'never');
    await userEvent.click(screen.getByRole('button', { name: 'Save email settings' }));
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Email settings saved']));
    expect(calls.find(({ method, path }) => method === 'PUT' && path.endsWith('mail-settings'))?.body).toEqual({
      ...SETTINGS,
      follow: 'never',
    });
  });

  it('that are not there yet are explained', async () => {
    notifications = [];
    stubApi(API);
    open('/social?tab=notifications');
    expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeInTheDocument();
  });
});
