import type { AuditLogEntry, StaffMember, StaffMemberDetail } from '@waymark/contracts-account';
import type { SessionUser } from '@waymark/mfe-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import AuditLogPage from './audit-log.page';
import MemberPage from './member.page';
import MembersPage from './members.page';

const MODERATOR: SessionUser = { ...MEMBER, role: 'moderator' };
const ADMIN: SessionUser = { ...MEMBER, role: 'admin' };
const SEARCH = 'POST /api/admin/members/search';
const ONE = 'GET /api/admin/members/9';

const BEN: StaffMember = {
  id: 9,
  displayName: 'Ben',
  username: 'ben',
  role: 'member',
  isSuspended: false,
  isVerified: false,
  verificationStatus: 'pending',
  isInfluencer: false,
  createdAt: '2026-01-05T12:00:00Z',
};
const DETAIL: StaffMemberDetail = {
  ...BEN,
  email: null,
  emailVerified: true,
  reviewCount: 3,
  helpfulVotes: 4,
  lastSignInAt: '2026-02-06T12:00:00Z',
  suspendedAt: null,
  suspensionReason: null,
  may: { decide: true, suspend: true, changeRole: false },
};
const SUSPENDED = {
  ...DETAIL,
  isSuspended: true,
  suspendedAt: '2026-03-07T12:00:00Z',
  suspensionReason: 'Advertises a shop.',
};

const openMember = (user = MODERATOR) =>
  renderPage(MemberPage, { route: '/admin/members/:id', at: '/admin/members/9', user });

describe('members, for staff (A10.105, F12.2)', () => {
  it('finds them, without putting what was typed into an address', async () => {
    const calls = stubApi({ [SEARCH]: { body: { members: [BEN], total: 1, next: null } } });
    renderPage(MembersPage, { route: '/admin/members', user: ADMIN });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a member' }), 'ben@example.org{Enter}');
    expect(await screen.findByText('Found 1 member')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ben' })).toHaveAttribute('href', '/admin/members/9');
    expect(screen.getByText('Verification pending')).toBeInTheDocument();
    expect(calls.at(-1)?.body).toEqual({ text: 'ben@example.org', scope: 'all' });
    expect(calls.map(({ path }) => path).join()).not.toContain('ben');
    expect(await axeProblems()).toEqual([]);
  });

  it('shows moderators neither the audit log nor a search by email', async () => {
    stubApi({ [SEARCH]: { body: { members: [], total: 0, next: null } } });
    renderPage(MembersPage, { route: '/admin/members', user: MODERATOR });
    expect(await screen.findByText('No member found')).toBeInTheDocument();
    expect(screen.getByText('Name, username or member number')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Open the audit log' })).not.toBeInTheDocument();
  });

  it('loads the next page', async () => {
    stubApi({
      [SEARCH]: ({ body }) =>
        (body as { cursor?: string }).cursor
          ? { body: { members: [{ ...BEN, id: 8, displayName: 'Cleo' }], total: 2, next: null } }
          : { body: { members: [BEN], total: 2, next: '9' } },
    });
    renderPage(MembersPage, { route: '/admin/members', user: MODERATOR });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more members' }));
    expect(await screen.findByRole('link', { name: 'Cleo' })).toBeInTheDocument();
  });

  it('says so when the rights are gone', async () => {
    stubApi({ [SEARCH]: problem(403, 'auth.forbidden', 'You do not have access to this page') });
    renderPage(MembersPage, { route: '/admin/members', user: MODERATOR });
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument();
  });
});

describe('one member, for staff', () => {
  it('shows the facts and what may be done, and looks only once', async () => {
    const calls = stubApi({ [ONE]: { body: DETAIL } });
    openMember();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ben' })).toBeInTheDocument();
    expect(screen.queryByText('Email')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Verification and badges' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Role' })).not.toBeInTheDocument();
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(['/api/admin/members/9']));
  });

  it('leads to what they did on a day, and to none that has not begun', async () => {
    stubApi({ [ONE]: { body: DETAIL } });
    openMember();
    const day = await screen.findByLabelText(/^Day/);
    const see = screen.getByRole('button', { name: 'See this day' });
    fireEvent.change(day, { target: { value: '2999-01-01' } });
    await userEvent.click(see);
    expect(screen.getByText('Choose today or an earlier day.')).toBeInTheDocument();
    fireEvent.change(day, { target: { value: '2026-05-04' } });
    await userEvent.click(see);
    expect(await screen.findByTestId('address')).toHaveTextContent('/admin/members/9/day/2026-05-04');
  });

  it('suspends with a reason, and then offers to restore', async () => {
    const calls = stubApi({ [ONE]: { body: DETAIL }, 'POST /api/admin/members/9/suspend': { body: SUSPENDED } });
    const { toasts } = openMember();
    const suspend = await screen.findByRole('button', { name: 'Suspend member' });
    await userEvent.click(suspend);
    expect(screen.getByText('Please give a reason of at least 5 characters.')).toBeInTheDocument();
    expect(screen.getByLabelText('Reason for suspending')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Reason for suspending'), 'Advertises a shop.');
    await userEvent.click(suspend);
    expect(await screen.findByRole('button', { name: 'Restore member' })).toBeInTheDocument();
    expect(screen.getByText('Suspended since Mar 7, 2026')).toBeInTheDocument();
    expect(screen.getByText('Advertises a shop.')).toBeInTheDocument();
    expect(calls.at(-1)).toMatchObject({
      path: '/api/admin/members/9/suspend',
      body: { reason: 'Advertises a shop.' },
    });
    expect(toasts.at(-1)).toMatchObject({ title: 'Ben has been suspended', variant: 'success' });
  });

  it('verifies, and asks for the password first when the server does', async () => {
    let proved = false;
    stubApi({
      [ONE]: { body: DETAIL },
      'PUT /api/admin/members/9/verification': () =>
        proved
          ? { body: { ...DETAIL, isVerified: true, verificationStatus: 'verified' } }
          : problem(403, 'auth.prove-again', 'Please confirm that it is you, then continue.'),
      'POST /api/auth/prove': () => ((proved = true), { body: undefined }),
    });
    const { toasts } = openMember();
    await userEvent.selectOptions(await screen.findByLabelText('Verification'), 'verified');
    await userEvent.click(screen.getByRole('button', { name: 'Save verification' }));
    await userEvent.type(await screen.findByLabelText('Password'), 'quiet rivers{Enter}');
    expect(await screen.findByText('Verified Account', { selector: 'span' })).toBeInTheDocument();
    expect(toasts.at(-1)).toMatchObject({ title: 'Saved: Verified Account' });
  });

  it('lets an admin change the role, and shows the email', async () => {
    const may = { decide: true, suspend: true, changeRole: true };
    const calls = stubApi({
      [ONE]: { body: { ...DETAIL, email: 'ben@example.org', may } },
      'PUT /api/admin/members/9/role': { body: { ...DETAIL, role: 'moderator', may } },
    });
    openMember(ADMIN);
    const role = within(await screen.findByRole('region', { name: 'Role' }));
    expect(screen.getByText('ben@example.org')).toBeInTheDocument();
    await userEvent.click(role.getByRole('radio', { name: 'Moderator' }));
    await userEvent.type(role.getByLabelText('Reason for this role'), 'Joins the team.');
    await userEvent.click(role.getByRole('button', { name: 'Change role' }));
    // The choice, and now the badge.
    await waitFor(() => expect(screen.getAllByText('Moderator')).toHaveLength(2));
    expect(calls.at(-1)?.body).toEqual({ role: 'moderator', reason: 'Joins the team.' });
  });

  it('tells why something was not done', async () => {
    stubApi({
      [ONE]: { body: SUSPENDED },
      'POST /api/admin/members/9/restore': problem(
        403,
        'staff.needs-admin',
        'Only an admin may do this to a member of staff.',
      ),
    });
    const { toasts } = openMember();
    await userEvent.type(await screen.findByLabelText('Reason for restoring'), 'Told us more.');
    await userEvent.click(screen.getByRole('button', { name: 'Restore member' }));
    await screen.findByRole('button', { name: 'Restore member' });
    expect(toasts).toEqual([
      { title: 'That did not work', description: 'Only an admin may do this to a member of staff.', variant: 'error' },
    ]);
  });

  it('offers nothing on the own account, and knows no member of another number', async () => {
    stubApi({ [ONE]: { body: { ...DETAIL, may: { decide: false, suspend: false, changeRole: false } } } });
    openMember();
    expect(await screen.findByText('There is nothing for you to do here')).toBeInTheDocument();
    stubApi({});
    renderPage(MemberPage, { route: '/admin/members/:id', at: '/admin/members/77', user: MODERATOR });
    expect(await screen.findByText('There is no member with this number.')).toBeInTheDocument();
  });
});

describe('the audit log', () => {
  const entry = (id: number, more: Partial<AuditLogEntry>): AuditLogEntry => ({
    id,
    at: '2026-03-07T12:00:00Z',
    act: 'member.suspended',
    actor: { id: 5, displayName: 'Ana' },
    subject: { id: 9, displayName: 'Ben' },
    detail: null,
    reason: null,
    isErased: false,
    ...more,
  });
  const LOG = [
    entry(3, { reason: 'Advertises a shop.' }),
    entry(2, { act: 'member.role-changed', actor: null, detail: 'member to admin' }),
    entry(1, { act: 'member.viewed', subject: null, isErased: true }),
    entry(0, { act: 'gift.of-tomorrow' as AuditLogEntry['act'], detail: '£9 of £9' }),
  ];

  it('reads as sentences', async () => {
    stubApi({ 'GET /api/admin/audit-log': { body: LOG, headers: { 'x-total-count': '4' } } });
    renderPage(AuditLogPage, { route: '/admin/audit-log', user: ADMIN });
    expect(await screen.findByText('Showing 4 of 4 entries')).toBeInTheDocument();
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines[0]).toMatch(/Ana suspended BenReason: Advertises a shop\./);
    expect(lines[1]).toMatch(/The operator, at the command line changed the role of Ben: member to admin/);
    expect(lines[2]).toMatch(/Ana looked at the details of someone who left/);
    expect(lines[3]).toMatch(/Ana did something that this page cannot describe \(gift\.of-tomorrow\): Ben: £9 of £9/);
  });
});
