import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { repeatedNames } from '@waymark/testing/browser/repeated-names';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { DONATION, MONTHLY, OWN_DONATIONS, STOPPED } from '../../test-support/sample-donations';
import Page from './my-donations.page';

const MINE = 'GET /api/donations/mine';
const STOP = `POST /api/donations/monthly/${MONTHLY.id}/stop`;
const CHANGE = `PUT /api/donations/monthly/${MONTHLY.id}`;

const open = () => renderPage(Page, { route: '/account/gifts', user: MEMBER });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the gifts of a member (G7.1)', () => {
  it('are listed with their receipts, and the monthly gift with both ways to have it otherwise', async () => {
    stubApi({ [MINE]: { body: OWN_DONATIONS } });
    const { titles } = open();
    expect(await screen.findByRole('heading', { level: 3, name: '£10 a month' })).toBeInTheDocument();
    expect(screen.getByText('Active')).toBeInTheDocument();
    expect(screen.getByText(/Next gift on/)).toHaveTextContent('Next gift on Dec 5, 2026');
    expect(screen.getByRole('link', { name: 'Receipt for £25.50 given on Feb 6, 2026' })).toHaveAttribute(
      'href',
      `/account/gifts/${DONATION.id}/receipt`,
    );
    expect(screen.getByText('£25.50 in total. Thank you.')).toBeInTheDocument();
    expect(screen.queryByText('Test mode: no money moves')).not.toBeInTheDocument();
    expect(titles).toContain('Your gifts');
  });

  it('show the state of each gift and its refunds', async () => {
    const gifts = [
      { ...DONATION, id: MONTHLY.id, kind: 'month', refundedPence: 550 },
      { ...DONATION, state: 'failed', hasReceipt: false },
    ];
    stubApi({ [MINE]: { body: { ...OWN_DONATIONS, monthly: [], gifts, isTest: true } } });
    open();
    const list = within(await screen.findByRole('region', { name: 'What you gave' }));
    const [refunded, failed] = list.getAllByRole('listitem');
    expect(refunded).toHaveTextContent('Monthly gift, Feb 6, 2026. £5.50 of it was refunded');
    expect(failed).toHaveTextContent('Did not go through');
    expect(within(failed as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('Test mode: no money moves')).toBeInTheDocument();
  });

  it.each([
    [false, 'The site is free for everyone, with or without a gift.', 1],
    [null, 'This site is not set up to take gifts. It is free for everyone.', 0],
  ])('show an empty list without urging anyone to give (test mode %j)', async (isTest, words, ways) => {
    stubApi({ [MINE]: { body: { ...OWN_DONATIONS, monthly: [], gifts: [], totalPence: 0, isTest } } });
    open();
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryAllByRole('link', { name: 'Support Us' })).toHaveLength(ways);
    expect(await axeProblems()).toEqual([]);
  });

  it('have distinct links and buttons, also with the same amount and day', async () => {
    const [gifts, monthly] = [DONATION, MONTHLY].map((one) => [one, { ...one, id: 'another' }]);
    stubApi({ [MINE]: { body: { ...OWN_DONATIONS, gifts, monthly } } });
    open();
    await screen.findAllByRole('link', { name: /^Receipt for/ });
    expect(screen.getAllByRole('button', { name: /^Stop monthly gift/ })).toHaveLength(2);
    expect(repeatedNames()).toEqual([]);
  });

  it('come page by page', async () => {
    const older = { ...DONATION, id: MONTHLY.id, givenAt: '2025-02-06T12:00:00Z' };
    stubApi({
      [MINE]: ({ path }) =>
        path.endsWith('?cursor=older')
          ? { body: { ...OWN_DONATIONS, gifts: [older] } }
          : { body: { ...OWN_DONATIONS, next: 'older' } },
    });
    open();
    await press('Show more gifts');
    const receipt = await screen.findByRole('link', { name: 'Receipt for £25.50 given on Feb 6, 2025' });
    expect(screen.getByText('All gifts are shown.')).toBeInTheDocument();
    await waitFor(() => expect(receipt.closest('li')).toContainElement(document.activeElement as HTMLElement));
  });

  it('can be asked for again when they did not come', async () => {
    let isUp = false;
    stubApi({ [MINE]: () => (isUp ? { body: OWN_DONATIONS } : problem(500, 'server.error', 'Something went wrong.')) });
    open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isUp = true;
    await userEvent.click(retry);
    expect(await screen.findByText('£10 a month')).toBeInTheDocument();
  });
});

describe('a monthly gift (G5.7)', () => {
  it('stops with one press, and the focus goes to the news of it', async () => {
    const calls = stubApi({ [MINE]: { body: OWN_DONATIONS }, [STOP]: { body: STOPPED } });
    open();
    await press('Stop monthly gift');
    const news = (await screen.findByText('Your monthly gift has stopped.')).closest('[tabindex]');
    expect(news).toHaveFocus();
    expect(screen.getByText('Stopped')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Stop monthly gift' })).not.toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('is kept in mind when the payment service is away, and says that it is being stopped', async () => {
    let wished = false;
    const words =
      'Our payment service is not responding. We have noted that you want to stop, and we will keep trying.';
    stubApi({
      [MINE]: () => ({ body: { ...OWN_DONATIONS, monthly: [{ ...MONTHLY, isStopping: wished }] } }),
      [STOP]: () => ((wished = true), problem(503, 'gifts.stop-noted', words)),
    });
    open();
    await press('Stop monthly gift');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(await screen.findByText('Stopping')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Stop monthly gift' })).not.toBeInTheDocument();
  });

  it('takes another amount, by keyboard alone', async () => {
    const calls = stubApi({
      [MINE]: { body: OWN_DONATIONS },
      [CHANGE]: { body: { ...MONTHLY, amountPence: 1_250 } },
    });
    open();
    (await screen.findByRole('button', { name: 'Change amount' })).focus();
    await userEvent.keyboard('{Enter}');
    const field = screen.getByRole('textbox', { name: /New monthly amount/ });
    await waitFor(() => expect(field).toHaveFocus());
    expect(await axeProblems()).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, '12.50{Enter}');
    expect((await screen.findByText('You will now give £12.50 a month.')).closest('[tabindex]')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '£12.50 a month' })).toBeInTheDocument();
    expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { amountPence: 1_250 } });
  });

  it.each([
    ['ten', 'Enter an amount in pounds, such as 5 or 12.50'],
    ['0.50', 'The smallest gift is £1'],
    ['1000000', 'The largest gift that we take here is £5,000. Write to us if you want to give more.'],
  ])('takes no %j, and says why', async (typed, words) => {
    const calls = stubApi({ [MINE]: { body: OWN_DONATIONS } });
    open();
    await press('Change amount');
    const field = screen.getByRole('textbox', { name: /New monthly amount/ });
    await userEvent.clear(field);
    await userEvent.type(field, `${typed}{Enter}`);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(calls.map(({ method }) => method)).not.toContain('PUT');
    await press('Keep £10');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change amount' })).toHaveFocus());
  });

  it('that another tab has stopped shows a message and its current state', async () => {
    let isStopped = false;
    stubApi({
      [MINE]: () => ({ body: { ...OWN_DONATIONS, monthly: [isStopped ? STOPPED : MONTHLY] } }),
      [CHANGE]: () => (
        (isStopped = true),
        problem(409, 'gifts.monthly-stopped', 'This monthly gift has already stopped. No more money will be taken.')
      ),
    });
    open();
    await press('Change amount');
    await userEvent.type(screen.getByRole('textbox', { name: /New monthly amount/ }), '0{Enter}');
    expect(await screen.findByText('Stopped')).toBeInTheDocument();
    expect(
      await screen.findByText('This monthly gift has already stopped. No more money will be taken.'),
    ).toBeInTheDocument();
  });
});
