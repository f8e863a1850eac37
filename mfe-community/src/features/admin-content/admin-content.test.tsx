import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteContentDetail, SiteContentVersion } from '@waymark/contracts-community';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { problem, stubApi, type Answer, type ApiCall } from '@waymark/testing/browser/stub-api';
import AdminContentPage from './admin-content.page';

const CONTENT = {
  ...{ kind: 'charity' as const, name: 'Ramps for All', mission: 'It builds ramps.', impact: [] },
  ...{ linkLabel: 'Its website', linkHref: 'https://ramps.example/' },
};
const AT = '2026-01-02T10:00:00.000Z';
const version = (number: number, more: Partial<SiteContentVersion> = {}): SiteContentVersion => ({
  ...{ number, state: 'published', content: CONTENT, againOf: null, at: AT, by: 'Ada', ...more },
});
const detail = (more: Partial<SiteContentDetail> = {}): SiteContentDetail => ({
  ...{ kind: 'charity', key: '2026-01', draft: null, revision: 0, number: 0, history: [], hasMore: false, ...more },
});
const PATH = '/api/admin/kept/charity/2026-01';
const open = (
  answers: Record<string, Answer>,
  role: 'moderator' | 'admin' = 'admin',
  query = '?kind=charity&key=2026-01',
) => {
  const api = stubApi(answers);
  renderPage(AdminContentPage, { route: '/admin/content', at: `/admin/content${query}`, user: { ...MEMBER, role } });
  return api;
};
const bodies = (api: ApiCall[], at: string) =>
  api.filter(({ method, path }) => `${method} ${path}` === at).map(({ body }) => body);
const field = (name: RegExp) => screen.findByRole('textbox', { name });

describe('the desk for words for everybody (F10.9)', () => {
  it('lists all that can be kept, and what became of it', async () => {
    const item = { kind: 'ad', key: 'inline', hasDraft: true, state: 'published', changedAt: AT };
    open({ 'GET /api/admin/kept': { body: [item] } }, 'moderator', '');
    const card = (await screen.findByRole('link', { name: /Across a wide page/ })).closest('li') as HTMLElement;
    expect(within(card).getByText('Published')).toBeVisible();
    expect(within(card).getByText('Draft')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Banner for planned work' })).toHaveAttribute(
      'href',
      '/admin/content?kind=banner&key=site',
    );
  });

  it('shows what is typed as visitors will see it, and saves a draft', async () => {
    const saved = detail({ revision: 1, draft: { content: CONTENT, at: AT, by: null } });
    const api = open({ [`GET ${PATH}`]: { body: detail() }, [`PUT ${PATH}/draft`]: { body: saved } }, 'moderator');
    await userEvent.click(await screen.findByRole('button', { name: 'Save the draft' }));
    expect(screen.getAllByText('Enter its name.')).toHaveLength(2);
    await userEvent.type(await field(/Its name/), 'Ramps for All');
    await userEvent.type(await field(/Its mission/), 'It builds ramps.');
    await userEvent.type(await field(/Link text/), 'Its website');
    await userEvent.type(await field(/Link address/), 'https://ramps.example/');
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getByText('It builds ramps.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }));
    expect(await screen.findByText(/Only staff can see the draft, and an admin must publish it/)).toBeVisible();
    const content: unknown = expect.objectContaining({ name: 'Ramps for All' });
    expect(bodies(api, `PUT ${PATH}/draft`)).toEqual([{ revision: 0, number: 0, content }]);
    expect(screen.queryByRole('button', { name: 'Publish the draft' })).toBeNull();
  });

  it('loses nothing when another person was faster, and lets the author choose', async () => {
    const theirs = { ...CONTENT, name: 'Of the other' };
    const answers: Record<string, Answer> = {
      [`GET ${PATH}`]: { body: detail({ revision: 1, draft: { content: CONTENT, at: AT, by: null } }) },
      [`PUT ${PATH}/draft`]: problem(409, 'kept.changed', 'Someone else has changed this in the meantime'),
    };
    open(answers);
    await userEvent.type(await field(/Its name/), ' and more');
    answers[`GET ${PATH}`] = { body: detail({ revision: 2, draft: { content: theirs, at: AT, by: 'Mo' } }) };
    await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }));
    const alert = await screen.findByRole('alert');
    expect(await screen.findByText('Of the other')).toBeVisible();
    expect(await field(/Its name/)).toHaveValue('Ramps for All and more');
    await userEvent.click(within(alert).getByRole('button', { name: 'Keep my version' }));
    const saved = { ...CONTENT, name: 'Ramps for All and more' };
    answers[`PUT ${PATH}/draft`] = { body: detail({ revision: 3, draft: { content: saved, at: AT, by: 'Ada' } }) };
    await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish the draft' })).toBeVisible());
    expect(await field(/Its name/)).toHaveValue('Ramps for All and more');
  });

  it('lets an admin publish an earlier version again, and nobody else', async () => {
    const history = [version(2), version(1, { by: null })];
    const done = detail({ number: 3, history: [version(3, { againOf: 1 }), ...history] });
    const api = open({
      [`GET ${PATH}`]: { body: detail({ number: 2, history }) },
      [`POST ${PATH}/publish-again`]: { body: done },
    });
    expect(await screen.findByText(/^Version 1: Published on Jan 2, 2026/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show version 1' }));
    expect(screen.getByRole('region', { name: 'Preview' })).toHaveFocus();
    expect(screen.getByText(/^Version 1, as visitors saw it/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Publish version 1 again' }));
    expect(await screen.findByText(/^Version 3: .+ by Ada, a copy of version 1$/)).toBeVisible();
    expect(bodies(api, `POST ${PATH}/publish-again`)).toEqual([{ again: 1, number: 2 }]);
  });
});
