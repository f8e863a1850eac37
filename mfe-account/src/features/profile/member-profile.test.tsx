import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { BEN, OWN } from '../../test-support/sample-profiles';
import ProfilePage from './profile.page';

const NONE = problem(404, 'profile.not-found', 'There is no profile here, or it is not public.');

function open(at: string, answers: Record<string, Answer> = {}) {
  const calls = stubApi({ 'GET /api/user-profiles/9': { body: BEN }, 'GET /api/auth/user': { body: OWN }, ...answers });
  return { ...renderPage(ProfilePage, { route: '/profile/:id', at, user: MEMBER }), calls };
}

const fact = (term: string) => screen.getByText(term).closest('div')?.querySelector('dd');

describe("somebody else's profile", () => {
  it('shows what they show, with their badges (A10.44)', async () => {
    open('/profile/9');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ben Ortiz' })).toBeInTheDocument();
    for (const badge of ['Verified Account', 'Top Reviewer', 'Influencer'])
      expect(screen.getByText(badge)).toBeInTheDocument();
    expect(screen.getByText(/Wheels\.\s+And boats\./)).toBeInTheDocument();
    expect(fact('Lives in')).toHaveTextContent('York');
    expect(fact('Travels')).toHaveTextContent('With my family');
    expect(within(fact('Email') as HTMLElement).getByRole('link')).toHaveAttribute('href', 'mailto:ben@example.org');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Accessible travel',
      'Restaurant reviews',
    ]);
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('takes no room for what they do not show', async () => {
    open('/profile/9', {
      'GET /api/user-profiles/9': {
        body: { ...BEN, publicBio: '', location: null, email: null, travelStyle: null, interests: [] },
      },
    });
    expect(await screen.findByText('Ben Ortiz has not written anything about themselves yet.')).toBeInTheDocument();
    for (const term of ['Lives in', 'Travels', 'Email', 'Interests'])
      expect(screen.queryByText(term)).not.toBeInTheDocument();
  });

  it.each(['/profile/9', '/profile/abc', '/profile/0'])(
    'is not there at %s when it is private, suspended or nobody',
    async (at) => {
      open(at, { 'GET /api/user-profiles/9': NONE });
      expect(await screen.findByRole('heading', { level: 1, name: 'There is no profile here' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    },
  );

  it('is the own one, to be edited, at the own address', async () => {
    open(`/profile/${MEMBER.id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your profile' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Public Profile', selected: true })).toBeInTheDocument();
  });

  it('asks visitors to log in', () => {
    stubApi({});
    renderPage(ProfilePage, { route: '/profile/:id', at: '/profile/9' });
    expect(screen.getByText('You need to be logged in to view your profile.')).toBeInTheDocument();
  });
});

describe('what others see of the own profile', () => {
  it("is the server's answer to others", async () => {
    open('/profile/5', {
      'GET /api/user-profiles/5': { body: { ...BEN, id: 5, displayName: 'Ana', location: null, email: null } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'See what others see' }));
    const dialog = screen.getByRole('dialog', { name: 'What others see' });
    expect(await within(dialog).findByRole('heading', { name: 'Ana' })).toBeInTheDocument();
    expect(within(dialog).queryByText('Lives in')).not.toBeInTheDocument();
    expect(await axeProblems()).toEqual([]);
  });

  it('is nothing while it is private', async () => {
    open('/profile/5', {
      'GET /api/auth/user': { body: { ...OWN, profileVisibility: 'private' } },
      'GET /api/user-profiles/5': { body: BEN },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'See what others see' }));
    const dialog = screen.getByRole('dialog', { name: 'What others see' });
    expect(within(dialog).getByText('Others see nothing')).toBeInTheDocument();
    expect(within(dialog).queryByText('York')).not.toBeInTheDocument();
  });
});

describe('a profile that staff set aside (F4.8)', () => {
  it.each([
    ['hidden', 'This profile is hidden for now'],
    ['removed', 'This profile was removed'],
  ])('says so to the person who opens it: %s', async (state, title) => {
    open('/profile/9', { 'GET /api/user-profiles/9': problem(404, `content.${state}`, 'Our staff did it.') });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read how we decide' })).toHaveAttribute('href', '/transparency');
    expect(document.title).not.toContain('Ben');
  });

  it('stays its member’s own, with the way to the reasons', async () => {
    const setAside = { state: 'hidden', statementId: 71 };
    open(`/profile/${MEMBER.id}`, { 'GET /api/auth/user': { body: { ...OWN, setAside } } });
    expect(await screen.findByText('Our staff have hidden this profile. Only you can see it.')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Read why, and how to appeal' });
    expect(link).toHaveAttribute('href', '/statements/71');
    expect(screen.getByText('Nobody else sees it')).toBeInTheDocument();
  });

  it('says to all that staff corrected it', async () => {
    const corrected = { at: '2026-11-20T10:00:00Z', statementId: null };
    open('/profile/9', { 'GET /api/user-profiles/9': { body: { ...BEN, corrected } } });
    expect(await screen.findByText(/^Corrected by staff on/)).toHaveTextContent('Corrected by staff on Nov 20, 2026.');
    expect(screen.queryByRole('link', { name: 'Read why, and how to appeal' })).not.toBeInTheDocument();
  });

  it('says to its member that staff corrected it, and how to appeal (F6.31)', async () => {
    const corrected = { at: '2026-11-20T10:00:00Z', statementId: 71 };
    open(`/profile/${MEMBER.id}`, { 'GET /api/auth/user': { body: { ...OWN, corrected } } });
    expect(await screen.findByText(/^Corrected by staff on/)).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Read why, and how to appeal' });
    expect(link).toHaveAttribute('href', '/statements/71');
  });

  it('can be reported by others, and not by its member', async () => {
    const Offered = ({ kind, contentId, label }: { kind: string; contentId: string; label: string }) => (
      <button>{`${kind} ${contentId} ${label}`}</button>
    );
    stubApi({ 'GET /api/user-profiles/9': { body: BEN }, 'GET /api/auth/user': { body: OWN } });
    const offers = (name: string) =>
      name === 'report-this'
        ? [{ key: 'community/report-this', load: () => Promise.resolve({ default: Offered }) }]
        : [];
    const others = renderPage(ProfilePage, { route: '/profile/:id', at: '/profile/9', user: MEMBER, slots: offers });
    expect(await screen.findByRole('button', { name: 'profile 9 the profile of Ben Ortiz' })).toBeInTheDocument();
    others.unmount();
    renderPage(ProfilePage, { route: '/profile/:id', at: `/profile/${MEMBER.id}`, user: MEMBER, slots: offers });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your profile' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /the profile of/ })).not.toBeInTheDocument();
  });
});
