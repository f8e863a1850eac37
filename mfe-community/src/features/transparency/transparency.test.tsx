import type { Quarter } from '@waymark/contracts-community';
import { screen, within } from '@testing-library/react';
import { renderPage } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { stubApi } from '@waymark/testing/browser/stub-api';
import TransparencyPage from './transparency.page';

const QUARTER: Quarter = {
  quarter: '2026-Q2',
  reports: [{ reason: 'insult', count: 12 }],
  decisions: [{ act: 'hide', count: null }],
  medianHours: 5,
  appeals: { received: null, upheld: 0, takenBack: null },
};
const open = (...quarters: Quarter[]) => {
  stubApi({ 'GET /api/transparency': { body: quarters } });
  renderPage(TransparencyPage, { route: '/transparency' });
};

describe('how we decide (F11.2)', () => {
  it('shows the numbers of a quarter, small ones not exactly, and the table to download', async () => {
    open(QUARTER);
    const quarter = within(await screen.findByRole('region', { name: 'April to June 2026' }));
    expect(quarter.getByRole('region', { name: 'Reports, by reason' }).textContent).toContain('threatens people12');
    expect(quarter.getByRole('region', { name: 'Decisions' }).textContent).toBe(
      'DecisionsHidefewer than 5Half of them took less than6 hours',
    );
    expect(screen.getByRole('link', { name: /CSV/ })).toHaveAttribute('href', '/api/transparency/csv');
    expect(await axeProblems()).toEqual([]);
  });

  it('says that there is nothing to report yet', async () => {
    open();
    expect(await screen.findByText('Nobody has reported anything in the last two years.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /CSV/ })).toBeNull();
  });
});
