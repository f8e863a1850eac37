import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { DONATION, RECEIPT } from '../../test-support/sample-donations';
import LinkedReceiptPage from './linked-receipt.page';
import ReceiptPage from './receipt.page';

const OWN = `GET /api/donations/receipts/${DONATION.id}`;
const LINKED = 'POST /api/donations/receipts/by-link';
const TOKEN = 'b'.repeat(43);

const openOwn = () =>
  renderPage(ReceiptPage, {
    route: '/account/gifts/:id/receipt',
    at: `/account/gifts/${DONATION.id}/receipt`,
    user: MEMBER,
  });
const openLinked = (hash: string) =>
  renderPage(LinkedReceiptPage, { route: '/my-gift/receipt', at: `/my-gift/receipt${hash}` });

describe('the receipt of a gift (G5.9)', () => {
  it('says number, sum, day, who received it and that it was a gift, and prints', async () => {
    stubApi({ [OWN]: { body: RECEIPT } });
    let printed = 0;
    window.print = () => void (printed += 1);
    openOwn();
    expect(await screen.findByText('Number 2026-000012')).toBeInTheDocument();
    for (const words of ['£25.50', 'Feb 6, 2026', 'One-time gift', 'Ana', 'Open Doors Trust', '1 Quay Street, Bristol'])
      expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByText(/as a voluntary gift\. Nothing was given in return/)).toBeInTheDocument();
    expect(screen.queryByText('Test mode: no money moves')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Print this receipt' }));
    expect(printed).toBe(1);
  });

  it('leaves on paper only itself', async () => {
    stubApi({ [OWN]: { body: RECEIPT } });
    openOwn();
    const button = await screen.findByRole('button', { name: 'Print this receipt' });
    expect(button.closest('[data-screen-only]')).not.toBeNull();
    const styles = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join();
    expect(styles + document.head.innerHTML).toContain('@media print');
  });

  it('of test mode says that no money moved, and shows refunds', async () => {
    stubApi({ [OWN]: { body: { ...RECEIPT, mode: 'test', refundedPence: 550, givenBy: null } } });
    openOwn();
    expect(await screen.findByText('Test mode: no money moves')).toBeInTheDocument();
    expect(screen.getByText('£5.50, leaving £20')).toBeInTheDocument();
    expect(screen.queryByText('Given by')).not.toBeInTheDocument();
  });

  it('that does not exist shows a message and a link back', async () => {
    stubApi({ [OWN]: problem(404, 'request.not-found', 'There is nothing here.') });
    openOwn();
    expect(await screen.findByRole('heading', { level: 1, name: 'We cannot find this receipt' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your gifts' })).toHaveAttribute('href', '/account/gifts');
    expect(await axeProblems()).toEqual([]);
  });
});

describe('the receipt behind the link of a mail', () => {
  it('needs the whole link', async () => {
    stubApi({});
    openLinked(`#gift=${DONATION.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'This link is incomplete' })).toBeInTheDocument();
  });

  it('opens, and leaves no token in the address', async () => {
    const calls = stubApi({ [LINKED]: { body: { ...RECEIPT, givenBy: null } } });
    openLinked(`#token=${TOKEN}&gift=${DONATION.id}`);
    expect(await screen.findByText('Number 2026-000012')).toBeInTheDocument();
    expect(window.location.href).not.toContain(TOKEN);
    expect(calls[0]).toMatchObject({
      path: '/api/donations/receipts/by-link',
      body: { token: TOKEN, gift: DONATION.id },
    });
    expect(screen.getByRole('link', { name: 'Back to your gifts' })).toHaveAttribute('href', '/my-gift');
  });

  it('is not found by a link that nobody sent', async () => {
    stubApi({ [LINKED]: problem(404, 'request.not-found', 'There is nothing here.') });
    openLinked(`#token=${TOKEN}&gift=${DONATION.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'We do not recognise this link' })).toBeInTheDocument();
  });
});
