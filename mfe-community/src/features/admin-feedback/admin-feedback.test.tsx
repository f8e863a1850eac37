import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminFeedback, AdminSuggestion } from '@waymark/contracts-community';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import AdminFeedbackPage from './admin-feedback.page';

const FEEDBACK: AdminFeedback = {
  ...{ id: 12, type: 'bug_report', subject: 'Grey map', message: `The map\nis grey. ${'at x.js:1 '.repeat(400)}` },
  ...{ urgency: 'high', createdAt: '2026-11-02T10:00:00.000Z', userName: 'Ana', userEmail: null, pageUrl: '/map' },
  ...{ errorLogs: 'TypeError: <b>x</b>', tags: [], status: 'seen', assignee: null, duplicates: 1 },
  ...{ isSuspected: false, canAnswer: true, version: 3 },
};
const DETAIL = { ...FEEDBACK, userAgent: 'Browser', notes: [], merged: [], duplicateOf: null, suggestion: null };
const SUGGESTION: AdminSuggestion = {
  ...{ id: 5, title: 'Heat map', description: 'Mentioned 3 times.', priority: 'critical', category: 'fault' },
  ...{ createdAt: '2026-11-03T10:00:00.000Z', userFeedback: 'The map is grey', status: 'open', engine: 'embedded' },
  ...{ isEdited: false, feedbackCount: 3, version: 1 },
};
const RUN = {
  ...{ id: 1, state: 'done', engine: 'embedded', stage: 'over', done: 6, total: 6, found: 2, joined: 0, note: null },
  ...{ askedAt: '2026-11-03T10:00:00.000Z', finishedAt: '2026-11-03T10:00:09.000Z' },
};
const API = {
  'GET /api/admin/feedback': { body: [FEEDBACK] },
  'GET /api/admin/feedback/12': { body: DETAIL },
  'GET /api/admin/feedback/colleagues': { body: [{ id: MEMBER.id, name: 'Me' }] },
  'GET /api/admin/suggestions': { body: [SUGGESTION] },
  'GET /api/admin/suggestions/5': { body: { ...SUGGESTION, heard: null } },
  'GET /api/admin/suggestions/run': { body: { run: RUN, waitingFeedback: 0 } },
};
const open = (at = '/admin/feedback') => renderPage(AdminFeedbackPage, { route: '/admin/feedback', at, user: MEMBER });

describe('the desk for feedback (F2.6)', () => {
  it('shows the feedback, its urgency as text, and the selected item in full', async () => {
    stubApi(API);
    open();
    const card = (await screen.findByRole('link', { name: /^Grey map ?, number 12$/ })).closest('li') as HTMLElement;
    expect(within(card).getByText('High urgency')).toBeVisible();
    expect((within(card).getByText(/^The map is grey/).textContent ?? '').length).toBeLessThan(200);
    await userEvent.click(within(card).getByRole('link'));
    const detail = await screen.findByRole('region', { name: 'Details' });
    await waitFor(() => expect(detail).toHaveFocus());
    expect(await within(detail).findByRole('heading', { level: 2, name: 'Grey map' })).toBeVisible();
    expect(within(detail).getByText('TypeError: <b>x</b>')).toBeInTheDocument();
    expect(within(detail).getByText('The whole message')).toBeVisible();
  });

  it('keeps an answer that could not be sent', async () => {
    stubApi({ ...API, 'POST /api/admin/feedback/12/answer': problem(503, 'service.unavailable', 'Not now') });
    open('/admin/feedback?id=12');
    const field = await screen.findByRole('textbox', { name: 'Your reply' });
    await userEvent.click(screen.getByRole('button', { name: 'Send the reply' }));
    expect(field).toHaveFocus();
    expect(screen.getByText('Write the reply first.')).toBeVisible();
    await userEvent.type(field, 'Thank you');
    await userEvent.click(screen.getByRole('button', { name: 'Send the reply' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send the reply' })).toBeEnabled());
    expect(field).toHaveValue('Thank you');
  });

  it.each([
    ['/admin/feedback', 'No user feedback submitted yet.'],
    ['/admin/feedback?status=done', 'No feedback matches this search.'],
    ['/admin/feedback?tab=suggestions', 'No AI-generated improvement suggestions yet.'],
  ])('says at %s: %s', async (at, words) => {
    stubApi({ ...API, 'GET /api/admin/feedback': { body: [] }, 'GET /api/admin/suggestions': { body: [] } });
    open(at);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('shows suggestions with their engine and priority, and what is behind one', async () => {
    stubApi(API);
    open('/admin/feedback?tab=suggestions&id=5');
    const detail = await screen.findByRole('region', { name: 'Details' });
    expect(await within(detail).findByText('Critical priority', { selector: 'span' })).toBeVisible();
    expect(within(detail).getByText(/put together by the embedded engine/)).toBeVisible();
    expect(await within(detail).findByRole('checkbox', { name: 'Grey map (number 12)' })).toBeVisible();
    expect(await axeProblems()).toEqual([]);
  });
});
