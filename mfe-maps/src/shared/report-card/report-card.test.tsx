import { screen, within } from '@testing-library/react';
import { MEMBER, renderPart } from '@waymark/mfe-kit/testing';
import { sampleReport } from '../../test-support/samples';
import { ReportCard } from './report-card';
import { ReportCards } from './report-cards';

describe('the card of a report', () => {
  it('says what is wrong, how bad, where, who said so and when, and by how many it was confirmed', () => {
    renderPart(<ReportCard report={sampleReport()} level={2} />);
    const card = screen.getByRole('article', { name: 'Blocked path, Oxford Road, outside the library' });
    expect(within(card).getByRole('heading', { level: 2, name: /^Blocked path ?, Oxford Road/ })).toBeTruthy();
    for (const words of ['Open', 'Severe', 'Oxford Road, outside the library', /^Scaffolding/])
      expect(within(card).getByText(words)).toBeTruthy();
    expect(card.textContent).toMatch(/Reported by Ben, Oct 20, 2026 \(\d+d ago\)\./);
    expect(card.textContent).toContain('Confirmed by 3 people, last on Nov 3, 2026.');
  });

  it('has unique names, even if reports in a list are alike', () => {
    const twins = [31, 32, 33].map((id) =>
      sampleReport({ id, createdAt: id === 33 ? '2026-03-03T09:00:00.000Z' : '2026-10-20T09:00:00.000Z' }),
    );
    const short = [...twins, sampleReport({ id: 34, location: 'Deansgate' })].map((one) => ({
      ...one,
      description: 'Cables.',
    }));
    renderPart(<ReportCards reports={short} />, { user: MEMBER });
    for (const role of ['article', 'link', 'button'] as const) {
      const names = screen.getAllByRole(role).map((one) => one.getAttribute('aria-label') ?? one.textContent);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(screen.getByRole('button', { name: /^Verify ?: Blocked path, Deansgate$/ })).toBeTruthy();
    const march = 'Blocked path, Oxford Road, outside the library, reported Mar 3, 2026';
    expect(screen.getByRole('article', { name: march })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Mark Resolved ?: .*, reported Mar 3, 2026$/ })).toBeTruthy();
  });

  it('cuts a long description, with the rest one link away', () => {
    renderPart(<ReportCard report={sampleReport({ description: `${'x'.repeat(100)}END` })} />);
    expect(screen.queryByText(/END/)).toBeNull();
    const all = screen.getByRole('link', { name: /^Read more about Blocked path/ });
    expect(all.getAttribute('href')).toBe('/footpath-reports/31');
  });

  it('says of a made-up one that it is a sample, and of no other', () => {
    const { unmount } = renderPart(<ReportCard report={sampleReport({ isSample: true })} />);
    expect(screen.getByText('Made-up example')).toBeTruthy();
    unmount();
    renderPart(<ReportCard report={sampleReport()} />);
    expect(screen.queryByText('Made-up example')).toBeNull();
  });

  it('shows text as text', () => {
    renderPart(<ReportCard report={sampleReport({ description: '<img src=x onerror=alert(1)> in the way' })} />);
    expect(screen.getByText(/<img src=x/)).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });
});
