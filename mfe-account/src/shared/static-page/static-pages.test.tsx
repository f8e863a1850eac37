import { screen, within } from '@testing-library/react';
import { dayWords, type Operator } from '@waymark/contracts-core';
import ContactPage from '../../features/contact/contact.page';
import CookiePolicyPage from '../../features/cookies/cookie-policy.page';
import InstallAppPage from '../../features/install-app/install-app.page';
import PrivacyPolicyPage from '../../features/privacy-policy/privacy-policy.page';
import TermsOfServicePage from '../../features/terms/terms-of-service.page';
import { renderPage } from '@waymark/mfe-kit/testing';

const NAMED: Operator = {
  name: 'Ramp Ltd',
  email: 'hello@ramp.example',
  address: '1 High Street',
  socialUrl: 'https://social.example/@ramp',
};

function open(Page: () => React.ReactNode, operator?: Operator) {
  const Named = () => {
    if (window.waymark) window.waymark.operator = operator;
    return <Page />;
  };
  return renderPage(Named, { route: '/page' });
}

describe.each([
  ['Contact us', ContactPage],
  ['Cookie policy', CookiePolicyPage],
  ['Install as an app', InstallAppPage],
  ['Privacy policy', PrivacyPolicyPage],
  ['Terms of service', TermsOfServicePage],
])('%s (A2.26)', (title, Page) => {
  it('has one main heading', () => {
    open(Page);
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([title]);
  });
});

describe('contact (A2.27, A2.81, A2.82)', () => {
  it('gives the operator’s e-mail and social link, the topics and the times (A2.79, A2.80)', () => {
    open(ContactPage, NAMED);
    expect(screen.getByRole('link', { name: 'hello@ramp.example' }).getAttribute('href')).toBe(
      'mailto:hello@ramp.example',
    );
    expect(screen.getByRole('link', { name: 'Find us on social media' }).getAttribute('href')).toBe(
      'https://social.example/@ramp',
    );
    const topics = within(screen.getByRole('region', { name: 'What we can help with' })).getAllByRole('listitem');
    expect(topics.length).toBeGreaterThan(3);
    expect(topics[0]?.textContent).toContain('Your account');
    for (const time of ['24-48 hours', '12-24 hours', '6-12 hours']) expect(screen.getByText(time)).toBeTruthy();
  });

  it('says that there is no address, instead of a dead link (A2.83)', () => {
    open(ContactPage);
    expect(screen.getByText(/has not given an email address yet/)).toBeTruthy();
    expect(document.querySelector('a[href^="mailto:"]')).toBeNull();
  });
});

describe('legal pages', () => {
  it.each([[PrivacyPolicyPage], [TermsOfServicePage], [CookiePolicyPage]])(
    'lead from their table of contents to each section, in order, and say when they changed',
    (Page) => {
      open(Page, NAMED);
      const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
      const targets = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''));
      expect(targets.map((target) => target?.querySelector('h2')?.textContent)).toEqual(
        links.map(({ textContent }) => textContent),
      );
      const inOrder = targets.every(
        (target, at) =>
          at === 0 || (target && targets[at - 1]?.compareDocumentPosition(target)) === Node.DOCUMENT_POSITION_FOLLOWING,
      );
      expect(inOrder).toBe(true);
      const changed = screen.getByText(/^[A-Z][a-z]{2} \d+, \d{4}$/);
      expect(changed).toHaveTextContent(dayWords(changed.getAttribute('datetime') ?? ''));
    },
  );
});

it('gives the steps for iPhone and Android in order, help when it fails, and a way back (A2.24, A2.25)', () => {
  open(InstallAppPage);
  for (const [name, browser] of [
    ['iPhone and iPad, with Safari', 'Safari'],
    ['Android, with Chrome', 'Chrome'],
  ] as const) {
    const steps = within(screen.getByRole('region', { name })).getAllByRole('listitem');
    expect(steps.length).toBeGreaterThan(3);
    expect(steps[0]?.textContent).toContain(browser);
  }
  expect(screen.getByRole('region', { name: 'If it does not work' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
});
