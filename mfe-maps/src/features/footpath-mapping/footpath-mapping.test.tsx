import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MapsSlots } from '@waymark/contracts-maps';
import type { SlotEntry } from '@waymark/mfe-kit';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import { problem, stubApi } from '@waymark/testing/browser/stub-api';
import { useLocation } from 'react-router-dom';
import { sampleReport } from '../../test-support/samples';
import FootpathMappingPage from './footpath-mapping.page';

const LIST = 'GET /api/footpath-reports';
const SCAFFOLD = sampleReport({ id: 1 });
const CRACKS = sampleReport({ id: 2, issueType: 'cracks', location: 'Deansgate' });
const report = console.error;

function Shown() {
  const { search } = useLocation();
  return (
    <>
      <FootpathMappingPage />
      <p data-testid="here">{search}</p>
    </>
  );
}

interface Opened {
  at?: string;
  total?: number;
  answers?: Parameters<typeof stubApi>[0];
  isMember?: boolean;
  slots?: (name: string) => SlotEntry[];
}

/** A small stand-in for the slot of the reviews slice. */
const VENUES: SlotEntry['load'] = async () => ({
  default: ({ onPlace }: MapsSlots['footpath-venue-choice']) => (
    <button type="button" onClick={() => onPlace({ name: 'The Mill', latitude: 53.8, longitude: -1.55 })}>
      Choose The Mill
    </button>
  ),
});
const withVenues = (name: string): SlotEntry[] =>
  name === 'footpath-venue-choice' ? [{ key: `reviews/${name}`, load: VENUES }] : [];

/** jsdom cannot draw a map: here it is the one that could not be loaded. What it does is a journey in a browser. */
function open({ at = '', total = 2, answers = {}, isMember = false, slots = () => [] }: Opened = {}) {
  const calls = stubApi({
    [LIST]: { body: [SCAFFOLD, CRACKS], headers: { 'x-total-count': String(total) } },
    'GET /api/footpath-reports/map': { body: { groups: [], reports: [], total, isWhole: true } },
    ...answers,
  });
  const view = renderPage(Shown, {
    route: '/footpath-mapping',
    at: `/footpath-mapping${at}`,
    user: isMember ? MEMBER : null,
    slots,
  });
  const asked = () => calls.filter(({ path }) => path.startsWith('/api/footpath-reports?')).map(({ path }) => path);
  return { ...view, calls, asked };
}

const list = () => screen.findByRole('list', { name: 'Reports on this part of the map' });
const here = () => decodeURIComponent(screen.getByTestId('here').textContent ?? '');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  console.error = () => undefined;
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: undefined });
});
afterEach(() => {
  console.error = report;
});

describe('the footpath mapping page (M2.1, M2.3, M14.3, M14.3b)', () => {
  it('lists every report of the view round Manchester, also where no map can be loaded', async () => {
    const { asked } = open();
    expect(within(await list()).getAllByRole('heading', { level: 3 })).toHaveLength(2);
    expect(screen.getByText('2 reports on this part of the map.')).toBeTruthy();
    expect(asked()[0]).toMatch(/box=-2\.2\d+%2C53\.4\d+%2C-2\.2\d+%2C53\.\d+/);
    expect(
      await screen.findByText(
        'Failed to load the map. You can still use the list and the address form.',
        {},
        { timeout: 15_000 },
      ),
    ).toBeTruthy();
  }, 30_000);

  it('says how many there are, and pages', async () => {
    const { asked } = open({
      total: 500,
      answers: {
        [LIST]: ({ path }) => ({
          body: path.includes('cursor=') ? [sampleReport({ id: 3, location: 'Oldham Street' })] : [SCAFFOLD, CRACKS],
          headers: {
            'x-total-count': '500',
            link: path.includes('cursor=') ? '' : '</api/footpath-reports?cursor=c2>; rel="next"',
          },
        }),
      },
    });
    await list();
    expect(screen.getByText('500 reports on this part of the map. The latest 2 are listed.')).toBeTruthy();
    press('Show 10 more');
    expect(await screen.findByText('Oldham Street')).toBeTruthy();
    expect(asked().at(-1)).toContain('cursor=c2');
    await waitFor(() => expect(screen.getByRole('link', { name: /^Blocked path ?, Oldham Street$/ })).toHaveFocus());
  });

  it('keeps filters in the address, shows them as chips and takes them away again', async () => {
    const { asked } = open({ at: '?at=53.8,-1.55&zoom=13&severity=severe' });
    await list();
    expect(asked()[0]).toContain('severity=severe');
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'open' } });
    expect(here()).toBe('?at=53.8,-1.55&zoom=13&severity=severe&status=open');
    await waitFor(() => expect(asked().at(-1)).toContain('status=open'));
    // About a kilometre more on each side, because a person's position may be the middle of the view.
    const feed = screen.getByRole('link', { name: /^Feed of reports/ }).getAttribute('href');
    expect(feed).toMatch(/feed\.atom\?status=open&severity=severe&box=(-?\d+(\.\d\d?)?(%2C)?){4}$/);
    press('Remove filter Severity: Severe');
    expect(screen.getByRole('button', { name: 'Remove filter State: Open' })).toHaveFocus();
    expect(here()).toBe('?at=53.8,-1.55&zoom=13&status=open');
  });

  it('says that nothing reported is not nothing there, and offers to clear filters', async () => {
    open({ at: '?status=resolved', answers: { [LIST]: { body: [], headers: { 'x-total-count': '0' } } } });
    expect(await screen.findByText('Nothing has been reported here')).toBeTruthy();
    press('Clear filters');
    expect(here()).toBe('');
    expect(await screen.findByText(/No reports does not mean no problems/)).toBeTruthy();
  });

  it('can be used without the map: it is hidden, and the form gets a place another way', async () => {
    open();
    await list();
    press('Hide map');
    expect(screen.queryByRole('button', { name: /Show on the map/ })).toBeNull();
    press('Add Report');
    expect(await screen.findByRole('heading', { level: 2, name: 'Report a problem' })).toHaveFocus();
    expect(here()).toBe('?report=new');
    fireEvent.click(await screen.findByRole('radio', { name: 'Coordinates' }));
    fireEvent.change(screen.getByLabelText('Latitude'), { target: { value: '53.48' } });
    fireEvent.change(screen.getByLabelText('Longitude'), { target: { value: '-2.24' } });
    await waitFor(() => expect(here()).toBe('?report=53.48,-2.24'));
  }, 20_000);

  it('puts the form for an address first, without map or filters above it, until the map is asked for', async () => {
    open();
    await list();
    press('Add Report');
    press('Enter an address instead');
    const heading = await screen.findByRole('heading', { level: 2, name: 'Report a problem' });
    expect(heading).toHaveFocus();
    expect(screen.queryByRole('button', { name: /Show on the map/ })).toBeNull();
    expect(heading.compareDocumentPosition(screen.getByLabelText('State'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    press('Show map');
    expect(screen.getByRole('button', { name: 'Hide map' })).toBeTruthy();
    press('Add Report');
    expect(screen.queryByRole('heading', { name: 'Report a problem' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Hide map' })).toBeTruthy();
  }, 20_000);

  it('goes to a venue by its name, and the form takes the place of one; without the slice that knows them neither is there', async () => {
    const { unmount } = open();
    await list();
    expect(screen.queryByRole('button', { name: 'Find a venue' })).toBeNull();
    unmount();
    open({ slots: withVenues });
    await list();
    press('Find a venue');
    expect(screen.getByRole('search', { name: 'Find a venue' })).toHaveFocus();
    fireEvent.click(await screen.findByRole('button', { name: 'Choose The Mill' }));
    expect(screen.getByRole('button', { name: 'Find a venue' })).toHaveFocus();
    expect(here()).toBe('?at=53.8,-1.55&zoom=15');
    press('Hide map');
    press('Add Report');
    fireEvent.click(await screen.findByRole('radio', { name: 'Near a venue' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Choose The Mill' }));
    expect(await screen.findByText('Position: 53.8000, -1.5500 (near The Mill)')).toBeTruthy();
  }, 20_000);

  it('says what to do after Add Report, on the map and without it, and stops again', async () => {
    open();
    await list();
    press('Add Report');
    expect(screen.getByRole('button', { name: 'Add Report' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(/Tap or click the place on the map/)).toBeTruthy();
    press('Cancel');
    expect(screen.getByRole('button', { name: 'Add Report' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('opens the form at the place of a link, sends the report and lets it be corrected', async () => {
    const made = sampleReport({ id: 9, isOwn: true, correctableUntil: new Date(Date.now() + 600_000).toISOString() });
    const { toasts, calls } = open({
      at: '?at=53.4751,-2.2402&zoom=17&report=1',
      isMember: true,
      answers: {
        'POST /api/footpath-reports': { status: 201, body: { ...made, correctionKey: null } },
        'GET /api/footpath-reports': ({ path }) => ({ body: path.includes('near=') ? [] : [SCAFFOLD] }),
        'PATCH /api/footpath-reports/9': { body: { ...made, description: 'It is gone on one side.' } },
      },
    });
    expect(await screen.findByText('Position: 53.4751, -2.2402')).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/Describe the problem/), {
      target: { value: 'Scaffolding on the pavement.' },
    });
    press('Send report');
    expect(await screen.findByText('Thank you. Your report is on the map and in the list.')).toBeTruthy();
    expect(toasts[0]).toMatchObject({ title: 'Report Added' });
    expect(here()).toBe('?at=53.4751,-2.2402&zoom=17');
    press('Correct it');
    fireEvent.change(await screen.findByLabelText(/Describe the problem/), {
      target: { value: 'It is gone on one side.' },
    });
    press('Save the correction');
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'Report corrected' }));
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      description: 'It is gone on one side.',
    });
  }, 20_000);

  it('says in the words of S2 that it cannot tell where one is (M2.2)', async () => {
    const { toasts } = open();
    await list();
    press('My Location');
    await waitFor(() =>
      expect(toasts[0]).toMatchObject({
        title: 'Location Access',
        description: 'Unable to access your location. Using default map center.',
      }),
    );
  });

  it('moves to the person at once if the browser already has permission, and no URL contains the exact position', async () => {
    Object.defineProperty(navigator, 'permissions', {
      configurable: true,
      value: { query: () => Promise.resolve({ state: 'granted' }) },
    });
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (found: PositionCallback) =>
          found({ coords: { latitude: 51.50735, longitude: -0.12776 } } as GeolocationPosition),
      },
    });
    open();
    await waitFor(() => expect(here()).toBe('?at=51.51,-0.13&zoom=14'));
    const feed = await screen.findByRole('link', { name: /^Feed of reports/ });
    await waitFor(() =>
      expect(decodeURIComponent(feed.getAttribute('href') ?? '')).toMatch(
        /box=-0\.\d\d?,51\.\d\d?,-?0\.\d\d?,51\.\d\d?$/,
      ),
    );
    Object.defineProperty(navigator, 'permissions', { configurable: true, value: undefined });
  });

  it('asks again when the reports could not be loaded', async () => {
    let isUp = false;
    open({ answers: { [LIST]: () => (isUp ? { body: [SCAFFOLD] } : problem(500, 'request.failed', 'x')) } });
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    isUp = true;
    fireEvent.click(again);
    expect(within(await list()).getAllByRole('heading', { level: 3 })).toHaveLength(1);
  }, 20_000);
});
