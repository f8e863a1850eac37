import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SupportService } from '@waymark/contracts-reviews';
import { stubApi, type Answer, type ApiCall } from '@waymark/testing/browser/stub-api';
import { translatePage } from '@waymark/testing/browser/translate-page';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import SupportServicesPage from './support-services.page';

const WHEELS: SupportService = {
  id: 1,
  name: 'Wheels for Hire',
  type: 'wheelchair_rental',
  category: 'wheelchair_rental',
  description: 'Chairs by the day',
  address: '1 High Street',
  city: 'Leeds',
  country: 'UK',
  phone: '+44 (0)113 496 0000',
  email: 'hire@example.org',
  website: 'https://example.org/',
  contactInfo: null,
  serviceArea: 'Leeds',
  eligibilityCriteria: null,
  accessibilityFeatures: null,
  fundingType: null,
  operatingHours: '9 to 5',
  lastVerified: '2024-01-05',
  isDue: true,
  isUnconfirmed: true,
  source: { name: 'Leeds Council', licence: 'OGL-3.0', url: null },
  createdAt: '2026-01-05T10:00:00.000Z',
};
const FILTERS: Answer = { body: { cities: ['Leeds', 'York'], types: ['wheelchair_rental'] } };

const list = ({ path }: ApiCall): Answer => {
  const query = new URLSearchParams(path.split('?')[1]);
  const found = query.get('city') === 'York' || query.get('q') === 'nothing' ? [] : [WHEELS];
  return { body: found, headers: { 'x-total-count': String(found.length * 7) } };
};
const open = (at = '/support-services', user: Parameters<typeof renderPage>[1]['user'] = null) => {
  const calls = stubApi({
    'GET /api/support-services': list,
    'GET /api/support-services/filters': FILTERS,
    'GET /api/geo/reverse': { body: { city: 'Leeds', countryName: 'UK' } },
  });
  return { calls, ...renderPage(SupportServicesPage, { route: '/support-services', at, user }) };
};
const locateWith = (getCurrentPosition: unknown) =>
  Object.defineProperty(navigator, 'geolocation', {
    value: getCurrentPosition && { getCurrentPosition },
    configurable: true,
  });

describe('local support services (S1.10, S2.58, S2.60, S2.63, S4.36, F4.6, S2.55)', () => {
  it('shows six skeletons, then each card with everything to reach the service by (S2.61)', async () => {
    open();
    expect(screen.getAllByTestId('service-skeleton')).toHaveLength(6);
    expect(await screen.findByText('Found 7 services')).toBeTruthy();
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('heading', { name: 'Wheels for Hire' })).toBeTruthy();
    expect(card.getByText('Chairs by the day')).toBeTruthy();
    expect(card.getByText('1 High Street, Leeds, UK')).toBeTruthy();
    expect(card.getByRole('link', { name: '+44 (0)113 496 0000' }).getAttribute('href')).toBe('tel:+441134960000');
    expect(card.getByRole('link', { name: 'hire@example.org' }).getAttribute('href')).toBe('mailto:hire@example.org');
    const website = card.getByRole('link', { name: 'Visit Website of Wheels for Hire' });
    expect([website.getAttribute('href'), website.getAttribute('rel')]).toEqual([
      'https://example.org/',
      'external noopener noreferrer',
    ]);
    expect(card.getByText('Last verified: Jan 5, 2024')).toBeTruthy();
    expect(card.getByText('We asked again: no reply yet')).toBeTruthy();
    expect(screen.getByText(/last verified over a year ago\. Check before you rely on them\.$/)).toBeTruthy();
    expect(card.getByText('Leeds Council').parentElement).toHaveTextContent('Source: Leeds Council, licence OGL-3.0');
  }, 20_000);

  it('filters and counts on a page that the browser translates', async () => {
    open();
    await screen.findByText('Found 7 services');
    await screen.findByRole('option', { name: 'York' });
    const stop = translatePage();
    await userEvent.selectOptions(screen.getByLabelText('CITY'), 'York');
    expect(await screen.findByText('FOUND 0 SERVICES IN YORK')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('CITY'), 'Leeds');
    expect(await screen.findByText('FOUND 7 SERVICES IN LEEDS')).toBeTruthy();
    expect(screen.queryByText('FOUND 0 SERVICES IN YORK')).toBeNull();
    stop();
  });

  it('keeps its filters in the address, shows them as chips that can be taken away, and names the city in the count (S2.59)', async () => {
    const { calls } = open('/support-services?q=chair&city=Leeds&type=wheelchair_rental');
    expect(await screen.findByText('Found 7 services in Leeds')).toBeTruthy();
    expect(calls.map(({ path }) => path)).toContain('/api/support-services?q=chair&city=Leeds&type=wheelchair_rental');
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Type: Wheelchair hire' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter City: Leeds' }));
    await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/support-services?q=chair'));
    expect(screen.getAllByRole('button', { name: /^Remove filter/ })).toHaveLength(1);
  });

  it('asks for more services once, after the list if it has any, otherwise before it', async () => {
    open('/support-services?city=Leeds');
    const more = await screen.findByRole('link', { name: 'Suggest a service' });
    expect(screen.getByText('Do you know another one that helps in Leeds?')).toBeTruthy();
    expect(screen.getByRole('article').compareDocumentPosition(more)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter City: Leeds' }));
    expect(await screen.findByText('Found 7 services')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Suggest a service' })).toHaveLength(1);
    expect(screen.queryByText(/another one that helps/)).toBeNull();
  });

  it('says in which language an entry is written, to eyes and to screen readers', async () => {
    const german = { ...WHEELS, description: 'Rollstühle für einen Tag', operatingHours: 'werktags', language: 'de' };
    stubApi({ 'GET /api/support-services': { body: [german] }, 'GET /api/support-services/filters': FILTERS });
    renderPage(SupportServicesPage, { route: '/support-services' });
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('Written in German')).toBeTruthy();
    for (const text of [german.name, german.description, german.operatingHours])
      expect(card.getByText(text).closest('[lang]')).toHaveAttribute('lang', 'de');
    expect(card.getByText('Opening hours').closest('[lang=de]')).toBeNull();
  });

  it('searches by words and narrows by type, each from its own control (S2.54)', async () => {
    const { calls } = open();
    await screen.findByText('Found 7 services');
    await userEvent.type(screen.getByRole('searchbox'), 'chair{Enter}');
    await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/support-services?q=chair'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /type/i }), 'Wheelchair hire');
    await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/support-services?q=chair&type=wheelchair_rental'));
  });

  it('offers only types of which there is a service', async () => {
    open();
    const types = await screen.findByRole('combobox', { name: 'Service type' });
    await within(types).findByRole('option', { name: 'Wheelchair hire' });
    expect(within(types).getAllByRole('option')).toHaveLength(2);
  });

  it('puts the country of the visitor first, and what to do where it has none', async () => {
    Object.defineProperty(navigator, 'language', { value: 'en-GB', configurable: true });
    const calls = stubApi({
      'GET /api/support-services': list,
      'GET /api/support-services/filters': { body: { cities: ['Kiel'], types: ['transport'], countries: ['Germany'] } },
    });
    renderPage(SupportServicesPage, { route: '/support-services' });
    expect(
      await screen.findByText('We do not list any support services in your country (United Kingdom) yet.'),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Suggest a service' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'What you can do instead' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'In other countries' })).toBeTruthy();
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/support-services?firstCountry=GB'));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search services' }), 'nothing');
    expect(await screen.findByText('No services found')).toBeTruthy();
    expect(screen.getAllByRole('heading', { name: 'What you can do instead' })).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: 'In other countries' })).toBeNull();
    Object.defineProperty(navigator, 'language', { value: 'en-US', configurable: true });
  });

  it('offers All Cities, then the cities in order, and says when there is nothing, with the way back', async () => {
    open();
    await screen.findByText('Found 7 services');
    const city = await screen.findByRole('combobox', { name: 'City' });
    await waitFor(() =>
      expect(
        within(city)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['All Cities', 'Leeds', 'York']),
    );
    await userEvent.selectOptions(city, 'York');
    expect(await screen.findByText('No services found')).toBeTruthy();
    expect(screen.getByText('Found 0 services in York')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(await screen.findByText('Found 7 services')).toBeTruthy();
  });

  it('fills the city filter with where the person is (S2.56, S2.62, S4.35)', async () => {
    locateWith((found: PositionCallback) =>
      found({ coords: { latitude: 53.8, longitude: -1.55 } } as GeolocationPosition),
    );
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Use My Location' }));
    expect(await screen.findByText('Found 7 services in Leeds')).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'City' }).value).toBe('Leeds');
  });

  it.each([
    ['a refusal', (_: unknown, failed: PositionErrorCallback) => failed({ code: 1 } as GeolocationPositionError)],
    ['a browser without it', undefined],
  ])('says Unable to get your location after %s, and changes nothing (S8.19)', async (_, browser) => {
    locateWith(browser);
    const { toasts } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Use My Location' }));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Unable to get your location', variant: 'error' }]));
    expect(await screen.findByText('Found 7 services')).toBeTruthy();
  });

  it('tells admins alone where to import', () => {
    open('/support-services', MEMBER).unmount();
    expect(screen.queryByRole('link', { name: /Import/ })).toBeNull();
    open('/support-services', { ...MEMBER, role: 'admin' });
    expect(screen.getByRole('link', { name: 'Import services from a file' }).getAttribute('href')).toBe(
      '/support-services/import',
    );
  });

  it('offers to report an entry, after the content', async () => {
    const given: unknown[] = [];
    const Offered = (props: object) => {
      given.push(props);
      return <button type="button">Report this</button>;
    };
    stubApi({ 'GET /api/support-services': list, 'GET /api/support-services/filters': FILTERS });
    renderPage(SupportServicesPage, {
      route: '/support-services',
      slots: (name) =>
        name === 'report-this'
          ? [{ key: 'community/report-this', load: () => Promise.resolve({ default: Offered }) }]
          : [],
    });
    expect(await screen.findByRole('button', { name: 'Report this' })).toBeTruthy();
    expect(given[0]).toEqual({ kind: 'support-service', contentId: '1', label: 'the support service Wheels for Hire' });
  });

  it('says when the list could not be loaded, and tries again', async () => {
    stubApi({ 'GET /api/support-services': { status: 500 }, 'GET /api/support-services/filters': FILTERS });
    renderPage(SupportServicesPage, { route: '/support-services' });
    expect(await screen.findByText('We could not load the services.')).toBeTruthy();
    stubApi({ 'GET /api/support-services': list, 'GET /api/support-services/filters': FILTERS });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Found 7 services')).toBeTruthy();
  });
});
