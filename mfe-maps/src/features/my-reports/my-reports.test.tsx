import { screen } from '@testing-library/react';
import { MEMBER, renderPart } from '@waymark/mfe-kit/testing';
import { stubApi } from '@waymark/testing/browser/stub-api';
import { sampleReport } from '../../test-support/samples';
import { MyReports } from './my-reports.slot';

describe('one’s own reports on the profile (M14.11b)', () => {
  it('are listed for oneself', async () => {
    stubApi({ 'GET /api/footpath-reports/mine': { body: [sampleReport({ isOwn: true })] } });
    renderPart(<MyReports memberId={MEMBER.id} displayName="Ana" />, { user: MEMBER });
    expect(await screen.findByRole('article', { name: /^Blocked path/ })).toBeTruthy();
    expect(screen.getByText('1 report')).toBeTruthy();
  });

  it('say what to do if there are none', async () => {
    stubApi({ 'GET /api/footpath-reports/mine': { body: [] } });
    renderPart(<MyReports memberId={MEMBER.id} displayName="Ana" />, { user: MEMBER });
    expect((await screen.findByRole('link', { name: 'Report a footpath problem' })).getAttribute('href')).toBe(
      '/footpath-mapping',
    );
  });

  it('are not asked for on somebody else’s', () => {
    const calls = stubApi({});
    renderPart(<MyReports memberId={9} displayName="Ben" />, { user: MEMBER });
    expect(calls).toEqual([]);
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });
});
