import { screen, within } from '@testing-library/react';
import { UNNAMED_OPERATOR } from '@waymark/contracts-core';
import { renderPage } from '@waymark/mfe-kit/testing';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import CharityPage from './charity.page';

const STORED = {
  ...{ kind: 'charity', month: '2025-09', name: 'Ramps for All', mission: 'It builds ramps.\n\nAnd it lends them.' },
  ...{ impact: [], linkLabel: 'Its website', linkHref: 'https://ramps.example/' },
};
const open = async (email: string | null, answer: Answer = { body: [] }) => {
  stubApi({ 'GET /api/kept/charity': answer });
  renderPage(CharityPage, { route: '/chosen-charity', operator: { ...UNNAMED_OPERATOR, email } });
  await screen.findByRole('region', { name: 'Earlier months' });
};
const mail = () => screen.queryByRole('link', { name: 'Apply by email' });

describe('the chosen charity (F10.5)', () => {
  it('says in one line that none is chosen now, and keeps month, mission and impact with the documented figures, and names none that it does not know (C1.15, C7.2)', async () => {
    await open('hello@ramp.example');
    expect(screen.getByText(/^No charity has been chosen for \w+ \d{4}\.$/)).toBeTruthy();
    // A browser opens what is pressed; here nobody does.
    screen.getByText('July 2025').closest('details')?.setAttribute('open', '');
    expect(screen.getByRole('region', { name: 'Its mission, July 2025' })).toBeTruthy();
    const impact = within(screen.getByRole('region', { name: 'Its impact, July 2025' }));
    expect(impact.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Over £2.5 millionput into research',
      'Over 25,000people supported',
    ]);
    expect(impact.getByRole('link').getAttribute('rel')).toBe('external noopener noreferrer');
    expect(screen.getByText(/We do not know its name/)).toBeTruthy();
  });

  it('takes applications by mail and says when they are answered', async () => {
    await open('hello@ramp.example');
    expect(screen.getByText(/reply within 5 working days/)).toBeTruthy();
    expect(mail()?.getAttribute('href')).toMatch(/^mailto:hello@ramp\.example\?subject=Feature%20a%20fundraising/);
  });

  it('says so when there is no address to write to', async () => {
    await open(null);
    expect(mail()).toBeNull();
    expect(screen.getByText(/has not given an email address yet/)).toBeTruthy();
  });

  it('keeps the one that staff published for an earlier month, and the one before it', async () => {
    await open(null, { body: [STORED] });
    expect(screen.getByText('September 2025: Ramps for All')).toBeTruthy();
    expect(screen.getByText('And it lends them.')).toBeTruthy();
    expect(screen.getByText('July 2025')).toBeTruthy();
  });

  it('is the built-in one when the service does not respond, and says that', async () => {
    await open(null, problem(503, 'server.unavailable', 'Not now'));
    expect(screen.getByText(/This is the original text/)).toBeTruthy();
    expect(screen.getByText('July 2025')).toBeTruthy();
  });

  it('is the charity of this month first, where staff published one', async () => {
    await open(null, { body: [{ ...STORED, month: new Date().toISOString().slice(0, 7) }] });
    expect(screen.getByText(/^This month: /)).toBeTruthy();
    expect(screen.getByText('Ramps for All')).toBeTruthy();
    expect(screen.queryByText(/No charity has been chosen/)).toBeNull();
  });
});
