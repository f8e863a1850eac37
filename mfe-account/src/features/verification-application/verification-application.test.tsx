import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Operator } from '@waymark/contracts-core';
import { takeRedirectAfterLogin, type SessionUser } from '@waymark/mfe-kit';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import VerificationApplicationPage from './verification-application.page';

const OPERATOR: Operator = { name: 'Ramp Ltd', email: 'hello@ramp.example', address: null, socialUrl: null };

function open(user: SessionUser | null, operator: Operator | undefined = OPERATOR) {
  const Page = () => {
    if (window.waymark) window.waymark.operator = operator;
    return <VerificationApplicationPage />;
  };
  return renderPage(Page, { route: '/verification-application', user });
}
const mail = () => screen.queryByRole('link', { name: 'Write the email' });

describe('the verification page (A2.92, A9.7)', () => {
  it('explains, names the time, and opens a mail that is filled in (A2.88)', async () => {
    open({ ...MEMBER, verificationStatus: 'unverified' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Become a verified member');
    expect(screen.getByText(/within 5-10 business days/)).toBeInTheDocument();
    expect(screen.getByText('Not verified')).toBeInTheDocument();
    expect(decodeURIComponent(mail()?.getAttribute('href') ?? '')).toMatch(
      /^mailto:hello@ramp\.example\?subject=Verification application: ana/,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(await axeProblems()).toEqual([]);
  });

  it.each([
    ['pending', 'Verification pending', true],
    ['rejected', 'Verification declined', true],
    ['verified', 'Verified Account', false],
  ])('shows a member who is %s their status', (verificationStatus, words, mayApply) => {
    open({ ...MEMBER, verificationStatus });
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    expect(mail() !== null).toBe(mayApply);
  });

  it('lets a visitor read and apply too, and offers to log in and come back', async () => {
    open(null);
    expect(mail()).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Log In' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/login');
    expect(takeRedirectAfterLogin()).toBe('/verification-application');
  });

  it('says so when there is no address to write to', () => {
    open(MEMBER, { ...OPERATOR, email: null });
    expect(mail()).not.toBeInTheDocument();
    expect(screen.getAllByText(/has not given an e-?mail address yet/).length).toBeGreaterThan(0);
  });
});
