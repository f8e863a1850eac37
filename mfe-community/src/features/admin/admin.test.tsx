import type { StaffStart } from '@waymark/contracts-community';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import AdminPage from './admin.page';

const NONE = { count: 0, since: null };
const START: StaffStart = {
  waiting: {
    reports: { count: 12, since: '2026-05-01T10:00:00.000Z' },
    appeals: NONE,
    feedback: { count: 1_000, since: null },
  },
  silent: [{ slice: 'maps', count: 1, since: '2026-05-01T10:00:00.000Z' }],
  since: { at: '2026-04-30T10:00:00.000Z', reports: 3, decisions: 2, appeals: 0, feedback: 1 },
};

const open = (start: StaffStart | null = START, role: 'moderator' | 'admin' = 'moderator') => {
  stubApi({ 'POST /api/admin/start': start ? { body: start } : problem(403, 'auth.forbidden', 'Not yours') });
  renderPage(AdminPage, { route: '/admin', user: { ...MEMBER, role } });
};

describe('the start page of staff', () => {
  it('says your to-do list, what does not answer and what is new', async () => {
    open();
    expect(await screen.findByText('12 waiting')).toBeTruthy();
    expect(screen.getByText('1,000 or more waiting')).toBeTruthy();
    expect(screen.getByText('Waiting for maps')).toBeTruthy();
    expect(screen.getByText('You were here on Apr 30, 2026.')).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  it('leads a moderator where they may go, and an admin further (F1.2)', async () => {
    open();
    expect(await screen.findByRole('link', { name: /Reports to decide/ })).toHaveAttribute('href', '/admin/queue');
    expect(screen.queryByRole('link', { name: /Audit log/ })).toBeNull();
  });

  it('leads an admin to the gifts and to the log, too', async () => {
    open({ ...START, silent: [], since: null }, 'admin');
    expect(await screen.findByRole('link', { name: /Gifts/ })).toHaveAttribute('href', '/admin/gifts');
    expect(await screen.findByRole('link', { name: /Audit log/ })).toBeTruthy();
    expect(screen.getByText('This is your first visit.')).toBeTruthy();
    expect(screen.getByText('Every part of the site has responded.')).toBeTruthy();
  });

  it('can be asked for again when it did not come', async () => {
    open(null);
    await userEvent.click(await screen.findByRole('button', { name: /Try again/i }));
    expect(await screen.findByRole('button', { name: /Try again/i })).toBeTruthy();
  });
});
