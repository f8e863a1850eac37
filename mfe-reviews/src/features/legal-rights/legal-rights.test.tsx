import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@waymark/mfe-kit/testing';
import { JURISDICTIONS } from './content/jurisdictions';
import LegalRightsPage from './legal-rights.page';

const open = (at = '/legal-rights') => renderPage(LegalRightsPage, { route: '/legal-rights', at });
afterEach(() => jest.restoreAllMocks());

const selected = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);

describe('disability rights laws (S1.9, S2.65, S2.66, S2.67, S2.68, S2.69, SX.43)', () => {
  it('has seven tabs, says that it is no legal advice, and starts with the country of the visitor (S2.70)', () => {
    jest.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
    open();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'United States',
      'United Kingdom',
      'Canada',
      'Australia',
      'European Union',
      'Germany',
      'Japan',
    ]);
    expect(selected()).toEqual(['Germany']);
    expect(screen.getByText('This is not legal advice.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'International resources' })).toBeTruthy();
  }, 20_000);

  it('begins with how long there is, with the notice in the lead above and in full below', () => {
    open('/legal-rights#uk');
    const texts = ['It is general information, not legal advice.', 'How long have I got?', 'This is not legal advice.'];
    const places = texts.map((text) => document.body.textContent?.indexOf(text) ?? -1);
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('opens the tab that the address names, with laws, enforcement, steps, time limits, contacts and five notes', () => {
    open('/legal-rights#uk');
    const panel = within(screen.getByRole('tabpanel', { name: 'United Kingdom' }));
    expect(panel.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'How long have I got?',
      'Key contacts',
      'Laws: United Kingdom',
      'How the law is enforced',
      'How to complain',
      'Important notes',
    ]);
    expect(panel.getByText('Act within 3 months.')).toBeTruthy();
    expect(panel.getByRole('rowheader', { name: '6 months less one day' })).toBeTruthy();
    expect(within(panel.getByRole('region', { name: 'Important notes' })).getAllByRole('listitem')).toHaveLength(5);
    expect(panel.getByRole('link', { name: 'Acas' }).getAttribute('href')).toBe('https://www.acas.org.uk/');
  });

  it('keeps each law closed until its button is pressed, and then shows source, day and how sure we are', async () => {
    open('/legal-rights#uk');
    const button = screen.getByRole('button', { name: 'Equality Act (2010)' });
    expect(screen.getByRole('heading', { level: 3, name: 'Equality Act (2010)' })).toBeTruthy();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('link', { name: 'Equality Act' })).toBeNull();
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('link', { name: 'Equality Act' }).getAttribute('href')).toBe(
      'https://www.legislation.gov.uk/ukpga/2010/15',
    );
    const law = within(document.getElementById(button.getAttribute('aria-controls') ?? '') ?? document.body);
    expect(law.getByText('Nov 21, 2026')).toBeTruthy();
    expect(law.getByText(/Checked against a saved copy of the law: which court hears which claim/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Human Rights Act (1998)' }));
    expect(screen.getAllByText('Not yet checked against the law itself.').length).toBeGreaterThan(0);
  }, 20_000);

  it.each(JURISDICTIONS.map((one) => [one.code, one] as const))(
    'has what each law covers and its key rights, numbered steps and contacts, in %s',
    (code, one) => {
      open(`/legal-rights#${code}`);
      for (const { name, year, coverage, rights } of one.laws) {
        const opener = screen
          .getAllByRole('button')
          .find(({ textContent }) => textContent?.includes(`${name} (${year})`));
        const law = document.getElementById(opener?.getAttribute('aria-controls') ?? '')?.textContent;
        for (const words of [String(year), coverage, ...rights]) expect(law).toContain(words);
      }
      const listOf = (heading: string) =>
        screen.getByText(heading, { selector: 'h2' }).closest('section')?.querySelector('ol, ul');
      const steps = listOf('How to complain');
      expect([steps?.tagName, [...(steps?.children ?? [])].map(({ textContent }) => textContent)]).toEqual([
        'OL',
        one.steps,
      ]);
      const enforcement = screen.getByText('How the law is enforced').closest('section')?.textContent;
      for (const paragraph of one.enforcement) expect(enforcement).toContain(paragraph);
      const contacts = screen.getByText('Key contacts').closest('section');
      expect([...(contacts?.querySelectorAll('a') ?? [])].map(({ href }) => href)).toEqual(
        one.contacts.map(({ url }) => new URL(url).href),
      );
    },
  );

  it('moves between tabs with arrows, Home and End, with one stop for Tab', async () => {
    open('/legal-rights#usa');
    screen.getByRole('tab', { name: 'United States' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect([selected(), document.activeElement?.textContent]).toEqual([['United Kingdom'], 'United Kingdom']);
    await userEvent.keyboard('{End}');
    expect(selected()).toEqual(['Japan']);
    await userEvent.keyboard('{ArrowRight}');
    expect(selected()).toEqual(['United States']);
    await userEvent.keyboard('{ArrowLeft}{Home}');
    expect(selected()).toEqual(['United States']);
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await userEvent.tab();
    expect(within(screen.getByRole('tabpanel')).getAllByRole('link')[0]).toBe(document.activeElement);
  });
});
