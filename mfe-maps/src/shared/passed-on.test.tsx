import { screen, within } from '@testing-library/react';
import type { PassedOn as PassedOnFacts, WholeReport } from '@waymark/contracts-maps';
import { renderPart } from '@waymark/mfe-kit/testing';
import { sampleReport } from '../test-support/samples';
import { PassedOn } from './passed-on';

const told = (parts: Partial<NonNullable<PassedOnFacts>> = {}): PassedOnFacts => ({
  authority: 'Salford City Council',
  way: 'open311',
  state: 'accepted',
  reference: 'S-1234',
  status: 'Our team comes on Monday.',
  sentAt: '2026-11-03T09:15:00.000Z',
  updatedAt: '2026-11-05T10:00:00.000Z',
  ...parts,
});
const whole = (passedOn: PassedOnFacts, parts: Partial<WholeReport> = {}): WholeReport => ({
  ...sampleReport(),
  history: [],
  passedOn,
  ...parts,
});
const show = (passedOn: PassedOnFacts, parts?: Partial<WholeReport>) =>
  renderPart(<PassedOn report={whole(passedOn, parts)} />);
const nothingYet = { reference: null, status: null, sentAt: null, updatedAt: null };

describe('what a report says about the authority for its place (M8.6)', () => {
  it('names the authority, the date, its reference and its response', () => {
    show(told());
    const region = within(screen.getByRole('region', { name: 'Who has been told' }));
    expect(region.getByText('Salford City Council has had this report since Nov 3, 2026.')).toBeTruthy();
    expect(region.getByText('S-1234').previousSibling?.textContent).toBe('Their reference');
    expect(region.getByText('Our team comes on Monday.').previousSibling?.textContent).toBe('They say');
    expect(region.getByText('Nov 5, 2026, 10:00 AM UK time')).toBeTruthy();
  });

  it.each<[Partial<NonNullable<PassedOnFacts>>, RegExp]>([
    [{ ...nothingYet, state: 'waiting' }, /send them the report 15 minutes after it was made/],
    [{ ...nothingYet, state: 'failed' }, /have not been able to reach them yet, and will try again/],
    [
      { state: 'sent', reference: null, status: null },
      /We told Salford City Council on Nov 3, 2026\. They have not given/,
    ],
    [{ state: 'sent', way: 'mail', reference: null, status: null }, /We wrote to Salford City Council on Nov 3, 2026/],
    [{ state: 'closed' }, /Salford City Council says that it has closed this report\./],
  ])('%j reads in words', (parts, words) => {
    show(told(parts));
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('closed there stays open here until somebody was there', () => {
    show(told({ state: 'closed' }));
    expect(screen.getByText(/stays open here until someone who has been there/)).toBeTruthy();
  });

  it('shows their words as text', () => {
    show(told({ status: '<img src=x onerror=alert(1)>' }));
    expect(screen.getByText(/<img src=x/)).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });

  it('unknown authority: offers a message to download or email, without names', () => {
    show(null);
    const region = within(screen.getByRole('region', { name: 'Write to the people who look after this path' }));
    const download = region.getByRole('link', { name: 'Download the message (text)' });
    expect([download.getAttribute('href'), download.getAttribute('download')]).toEqual([
      '/api/footpath-reports/31/letter',
      'footpath-report-31.txt',
    ]);
    const mail = region.getByRole('link', { name: 'Email this report' }).getAttribute('href') ?? '';
    expect(mail).toMatch(/^mailto:\?subject=Blocked%20path/);
    expect(mail.length).toBeLessThan(2000);
    const text = decodeURIComponent(mail);
    for (const words of ['Scaffolding', '53.475100, -2.240200', '3 other people', '/footpath-reports/31'])
      expect(text).toContain(words);
    expect(text).not.toContain('Ben');
  });

  it('keeps a mail short enough for every mail program', () => {
    show(null, { description: 'é'.repeat(2000), location: 'x'.repeat(200) });
    const mail = screen.getByRole('link', { name: 'Email this report' }).getAttribute('href') ?? '';
    expect(mail.length).toBeLessThan(2000);
    expect(decodeURIComponent(mail)).toContain('…');
  });

  it('says nothing about a resolved problem that no authority received', () => {
    show(null, { status: 'resolved', isResolved: 1 });
    expect(screen.queryByRole('region')).toBeNull();
  });
});
