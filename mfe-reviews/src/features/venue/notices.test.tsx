import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Notice } from '@waymark/contracts-reviews';
import { withQueries } from '@waymark/mfe-kit';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import { venueQuery } from '../../shared/api/get-venue';
import { sampleVenue } from '../../test-support/samples';
import { NoticeForm } from './notice-form';
import { Notices } from './notices';

const LIFT: Notice = {
  id: 4,
  text: 'Lift out of order',
  feature: 'LiftAccess',
  seenOn: '2026-11-18',
  endsOn: '2026-12-01',
  seenBy: 2,
};

const Both = withQueries(() => {
  const { data: venue } = useQuery(venueQuery('7'));
  return (
    <main>
      <h1>Leeds</h1>
      {venue && <Notices venue={venue} />}
      <h2>Tell others</h2>
      {venue && <NoticeForm venue={venue} />}
    </main>
  );
});

async function open(notices: Notice[], answers: Record<string, Answer> = {}, user: typeof MEMBER | null = MEMBER) {
  const calls = stubApi({ 'GET /api/venues/7': { body: sampleVenue({ notices }) }, ...answers });
  renderPage(Both, { route: '/venues/:id', at: '/venues/7', user });
  await screen.findByRole('form');
  return () => calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
}

describe('temporary notices', () => {
  it('says what, since when, by how many and until when, and asks whether it is still so', async () => {
    const sent = await open([LIFT], { 'PUT /api/venues/7/notices/4/answer': { body: { notices: [] } } });
    expect(screen.getByRole('region', { name: 'Right now' }).textContent).toContain(
      'Lift out of orderSeen Nov 18, 2026 by 2 people. Expected to last until Dec 1, 2026.',
    );
    expect(await axeProblems()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'No (Lift out of order)' }));
    expect(await screen.findByText('Thank you. We have removed the notice.')).toBeTruthy();
    expect(screen.queryByText('Lift out of order')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Right now' }));
    expect(sent()).toEqual([['PUT', '/api/venues/7/notices/4/answer', { isStillSo: false }]]);
  });

  it('says what one more answer does when the notice stays', async () => {
    await open([LIFT], { 'PUT /api/venues/7/notices/4/answer': { body: { notices: [LIFT] } } });
    await userEvent.click(screen.getByRole('button', { name: 'No (Lift out of order)' }));
    expect(await screen.findByText('Thank you. We will remove it when one more person agrees.')).toBeTruthy();
  });

  it('keeps the notice and shows a message when the answer could not be saved', async () => {
    await open([LIFT], { 'PUT /api/venues/7/notices/4/answer': problem(500, 'server.error', 'Wrong.') });
    await userEvent.click(screen.getByRole('button', { name: 'Yes (Lift out of order)' }));
    expect(await screen.findByText('We could not save your answer. Please try again.')).toBeTruthy();
    expect(screen.getByText('Lift out of order')).toBeTruthy();
  });

  it('asks a visitor to log in', async () => {
    await open([LIFT], {}, null);
    expect(screen.queryByText('Still true?')).toBeNull();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  });
});

describe('a notice of one’s own', () => {
  it('is at the top at once, and the form is empty again', async () => {
    const sent = await open([], { 'POST /api/venues/7/notices': { status: 201, body: { ...LIFT, seenBy: 1 } } });
    const text = screen.getByLabelText(/^What is wrong?/);
    await userEvent.type(text, 'Lift out of order');
    await userEvent.selectOptions(screen.getByLabelText(/^What cannot be used?/), 'Lift access');
    await userEvent.click(screen.getByRole('button', { name: 'Post notice' }));
    expect(await screen.findByRole('region', { name: 'Right now' })).toBeTruthy();
    expect(sent()).toEqual([
      [
        'POST',
        '/api/venues/7/notices',
        {
          text: 'Lift out of order',
          feature: 'LiftAccess',
          endsOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
        },
      ],
    ]);
    expect((text as HTMLInputElement).value).toBe('');
  });

  it('needs a text; a feature is optional', async () => {
    const sent = await open([], { 'POST /api/venues/7/notices': { status: 201, body: LIFT } });
    await userEvent.click(screen.getByRole('button', { name: 'Post notice' }));
    expect((await screen.findAllByText(/Say what is wrong\./)).length).toBeGreaterThan(0);
    expect(sent()).toEqual([]);
    expect(await axeProblems()).toEqual([]);
    await userEvent.type(screen.getByLabelText(/^What is wrong?/), 'Street dug up');
    await userEvent.click(screen.getByRole('button', { name: 'Post notice' }));
    await screen.findByRole('region', { name: 'Right now' });
    expect(sent()[0]?.[2]).toMatchObject({ feature: null });
  });
});
