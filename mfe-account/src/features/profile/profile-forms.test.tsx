import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnProfile } from '@waymark/contracts-account';
import { stubApi, type Answer, type ApiCall } from '@waymark/testing/browser/stub-api';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { OWN } from '../../test-support/sample-profiles';
import ProfilePage from './profile.page';

const merged = ({ body }: ApiCall): Answer => ({ body: { ...OWN, ...(body as Partial<OwnProfile>) } });

async function open() {
  const calls = stubApi({
    'GET /api/auth/user': { body: OWN },
    'GET /api/privacy/consents/health': { body: { given: true, history: [] } },
    'PUT /api/profile/public': merged,
    'PUT /api/profile/accessibility': merged,
  });
  renderPage(ProfilePage, { route: '/user-profile', user: MEMBER });
  await screen.findByText('@ana');
  const sent = () => calls.find(({ method }) => method === 'PUT')?.body;
  return { sent, user: userEvent.setup() };
}

describe('the two tabs of the own profile (A2.57, A2.58, A2.59, A2.60, A2.61, A2.62, A2.63, A2.64, A2.65, A2.66, A2.67)', () => {
  it('are Public Profile, which is open, and Accessibility Preferences (A1.3, A2.56)', async () => {
    await open();
    const tabs = within(screen.getByRole('tablist')).getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Public Profile', 'Accessibility Preferences']);
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false']);
  });

  it('edit every field of the public profile and send it', async () => {
    const { sent, user } = await open();
    const bio = screen.getByLabelText('About you (optional)');
    await user.clear(bio);
    await user.type(bio, 'Boats.');
    for (const label of ['Event accessibility', 'Private', 'Show where I live', 'Show my email address'])
      await user.click(screen.getByLabelText(label));
    await user.selectOptions(screen.getByLabelText('How you travel (optional)'), 'business');
    await user.click(screen.getByText('Save public profile'));
    await waitFor(() =>
      expect(sent()).toMatchObject({
        publicBio: 'Boats.',
        interests: ['Accessible travel', 'Event accessibility'],
        profileVisibility: 'private',
        showLocation: false,
        showEmail: true,
        travelStyle: 'business',
      }),
    );
  });

  it('edit every list of the accessibility profile and send it', async () => {
    const { sent, user } = await open();
    await user.click(screen.getByText('Accessibility Preferences'));
    for (const label of ['Handrails', 'Large text', 'Visual alerts', 'Extended time', 'Museums'])
      await user.click(screen.getByLabelText(label));
    await user.click(screen.getByText('Save accessibility preferences'));
    await waitFor(() =>
      expect(sent()).toMatchObject({
        mobilityNeeds: expect.arrayContaining(['Ramps', 'Handrails']),
        visualNeeds: ['Large text'],
        hearingNeeds: ['Visual alerts'],
        cognitiveNeeds: ['Extended time'],
        favoriteVenueTypes: expect.arrayContaining(['Parks', 'Museums']),
      }),
    );
  });
});
