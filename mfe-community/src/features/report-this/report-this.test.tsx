import type { ReportThisProps } from '@waymark/contracts-community';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEMBER, renderPart } from '@waymark/mfe-kit/testing';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import ReportThis from './report-this.slot';

const SEND = 'POST /api/reports';
const PROPS: ReportThisProps = { kind: 'review', contentId: '31', label: 'the review by Ana' };

async function open(props: Partial<ReportThisProps> = {}, user: typeof MEMBER | null = null, answer?: object) {
  const calls = stubApi({ [SEND]: answer ?? { status: 201, body: { id: 1, isAnswered: true } } });
  const { toasts } = renderPart(<ReportThis {...PROPS} {...props} />, { user });
  const actor = userEvent.setup();
  await actor.click(await screen.findByRole('button', { name: /^Report this ?: the review by Ana$/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Report the review by Ana' });
  return { calls, toasts, actor, dialog: within(dialog) };
}

describe('reporting content (F4.3)', () => {
  it('sends the reason, and a visitor’s address for the answer', async () => {
    const { calls, toasts, actor, dialog } = await open();
    await actor.click(dialog.getByRole('radio', { name: 'It is an advert' }));
    await actor.type(dialog.getByLabelText(/^Your email address/), 'ana@example.org');
    await actor.click(dialog.getByRole('button', { name: 'Send Report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls[0]?.body).toEqual({
      kind: 'review',
      contentId: '31',
      reason: 'advertising',
      words: '',
      email: 'ana@example.org',
    });
    expect(toasts[0]?.description).toContain('We will tell you what happens');
  });

  it('asks a member for no address', async () => {
    const { dialog } = await open({}, MEMBER);
    expect(dialog.queryByLabelText(/email/)).toBeNull();
  });

  it('leads to correcting it oneself first, where that is possible', async () => {
    const { actor, dialog } = await open({ correctPath: '/venues/3/facts' });
    await actor.click(dialog.getByRole('radio', { name: 'It insults or threatens people' }));
    expect(dialog.queryByRole('link')).toBeNull();
    await actor.click(dialog.getByRole('radio', { name: 'Something in it is not true' }));
    expect(dialog.getByRole('link', { name: 'Correct it yourself' })).toHaveAttribute('href', '/venues/3/facts');
    expect(dialog.getByRole('button', { name: 'Send Report' })).toBeTruthy();
  });

  it('names what is missing, and keeps what was written when it fails', async () => {
    const { calls, actor, dialog } = await open({}, null, problem(404, 'report.gone', 'This is no longer here'));
    await actor.click(dialog.getByRole('button', { name: 'Send Report' }));
    expect((await dialog.findAllByText(/Choose what is wrong/)).length).toBeGreaterThan(0);
    await actor.click(dialog.getByRole('radio', { name: 'Something else' }));
    await actor.click(dialog.getByRole('button', { name: 'Send Report' }));
    expect((await dialog.findAllByText(/Say in a few words what is wrong/)).length).toBeGreaterThan(0);
    expect(calls).toEqual([]);
    await actor.type(dialog.getByLabelText(/^In your words/), 'It is a copy.');
    await actor.click(dialog.getByRole('button', { name: 'Send Report' }));
    expect((await dialog.findAllByText(/This is no longer here/)).length).toBeGreaterThan(0);
    expect(dialog.getByLabelText(/^In your words/)).toHaveValue('It is a copy.');
  });
});
