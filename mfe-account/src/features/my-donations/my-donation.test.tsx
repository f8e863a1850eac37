import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { renderPage } from '@waymark/mfe-kit/testing';
import { DONATION, MONTHLY, OWN_DONATIONS, STOPPED } from '../../test-support/sample-donations';
import Page from './my-donation.page';

const READ = 'POST /api/donations/by-link';
const TOKEN = 'a'.repeat(43);

const open = (hash = `#token=${TOKEN}`) => renderPage(Page, { route: '/my-gift', at: `/my-gift${hash}` });

describe('the gift of somebody without an account (G5.8)', () => {
  // First: later tests leave their token in the memory of the tab.
  it('needs the whole link', async () => {
    const calls = stubApi({});
    open('');
    expect(await screen.findByRole('heading', { level: 1, name: 'This link is incomplete' })).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('opens by the link in the email, and its token stays in no URL', async () => {
    const calls = stubApi({ [READ]: { body: OWN_DONATIONS } });
    open();
    expect(await screen.findByRole('heading', { level: 3, name: '£10 a month' })).toBeInTheDocument();
    expect(window.location.href).not.toContain(TOKEN);
    expect(calls[0]).toMatchObject({ body: { token: TOKEN } });
    expect(calls.map(({ path }) => path).join()).not.toContain(TOKEN);
    expect(screen.getByRole('link', { name: /Receipt for/ })).toHaveAttribute(
      'href',
      `/my-gift/receipt#token=${TOKEN}&gift=${DONATION.id}`,
    );
  });

  it('stops with one press', async () => {
    const calls = stubApi({
      [READ]: { body: OWN_DONATIONS },
      'POST /api/donations/by-link/stop': { body: STOPPED },
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Stop monthly gift' }));
    expect((await screen.findByText('Your monthly gift has stopped.')).closest('[tabindex]')).toHaveFocus();
    expect(calls.at(-1)?.body).toEqual({ token: TOKEN });
  });

  it('takes another amount', async () => {
    const calls = stubApi({
      [READ]: { body: OWN_DONATIONS },
      'POST /api/donations/by-link/change': { body: { ...MONTHLY, amountPence: 500 } },
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change amount' }));
    const field = screen.getByRole('textbox', { name: /New monthly amount/ });
    await userEvent.clear(field);
    await userEvent.type(field, '5{Enter}');
    expect(await screen.findByText('You will now give £5 a month.')).toBeInTheDocument();
    expect(calls.at(-1)?.body).toEqual({ token: TOKEN, amountPence: 500 });
  });

  it('is not found by a link that nobody sent', async () => {
    stubApi({ [READ]: problem(404, 'gifts.link-unknown', 'We do not recognise this link.') });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'We do not recognise this link' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  });

  it('opens again without the link while the tab lives: Back leads to it', async () => {
    stubApi({ [READ]: { body: OWN_DONATIONS } });
    open('');
    expect(await screen.findByRole('heading', { level: 3, name: '£10 a month' })).toBeInTheDocument();
  });
});
