import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@waymark/mfe-kit/testing';
import { stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import DevelopersPage from './developers.page';

const document = (path: string, summary: string): Answer => ({
  body: {
    paths: {
      [path]: {
        get: {
          operationId: 'get',
          summary,
          'x-access': 'visitor',
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          responses: {
            200: {
              content: { 'application/json': { schema: { type: 'object', properties: { name: { type: 'string' } } } } },
            },
          },
        },
      },
    },
  },
});

const DUMPS: Answer = {
  body: {
    dumps: [
      {
        day: '2026-11-23',
        madeAt: '2026-11-23T03:00:00Z',
        licence: 'ODbL-1.0',
        licenceUrl: 'https://odbl.example/',
        publishers: [{ name: 'Mappers', attribution: '© Mappers' }],
        places: 2,
        facts: 1,
        files: [{ name: 'odbl-1.geojsonl.gz', rows: 2, bytes: 2_500_000, sha256: 'ab' }],
      },
    ],
  },
};

const open = (maps: Answer = document('/api/geo/{id}', 'A town.')) => {
  stubApi({
    'GET /api/openapi/reviews': document('/api/venues/{id}', 'A venue.'),
    'GET /api/openapi/maps': maps,
    'GET /api/openapi/community': document('/api/feedback/{id}', 'Feedback.'),
    'GET /api/openapi/account': document('/api/profile/{id}', 'A profile.'),
    'GET /api/data/dumps': DUMPS,
  });
  return renderPage(DevelopersPage, { route: '/developers' });
};

describe('the page for developers', () => {
  it('lists every call by the part that answers, with headings in order', async () => {
    open();
    expect(await screen.findByText('4 calls')).toBeTruthy();
    const levels = [...window.document.querySelectorAll('h1,h2,h3,h4,h5')].map(({ tagName }) => Number(tagName[1]));
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    expect(screen.getByRole('link', { name: 'OpenAPI file for Feedback' }).getAttribute('href')).toBe(
      '/api/openapi/community',
    );
  });

  it('describes a call when opened: parameters, response, example (SO8)', async () => {
    open();
    await userEvent.click(await screen.findByText('A venue.', { exact: false }));
    expect(await screen.findByRole('heading', { name: 'Response 200' })).toBeTruthy();
    expect(screen.getByText(/^curl 'http.*\/api\/venues\/1'$/)).toBeTruthy();
  });

  it('filters by words and address, and says how many are left', async () => {
    open();
    await userEvent.type(await screen.findByLabelText('Filter the calls'), 'town');
    expect(await screen.findByText('1 of 4 calls')).toBeTruthy();
    expect(screen.queryByText('A venue.', { exact: false })).toBeNull();
  });

  it('says of a part that does not answer, and shows the others', async () => {
    open({ status: 503, body: {} });
    await waitFor(() => expect(screen.getByText(/This part of the site is not responding right now/)).toBeTruthy(), {
      timeout: 20_000,
    });
    expect(screen.getByText('3 calls')).toBeTruthy();
  }, 30_000);

  it('gives the code for the card to copy, and the files of the newest night', async () => {
    const user = userEvent.setup();
    open();
    await user.click(screen.getByRole('button', { name: 'Copy the code for the card' }));
    expect(await navigator.clipboard.readText()).toMatch(
      /^<iframe src="http[^"]*\/embed\/venues\/1" title="Name of the place/,
    );
    expect((await screen.findByRole('link', { name: 'odbl-1.geojsonl.gz', hidden: true })).getAttribute('href')).toBe(
      '/api/data/dumps/odbl-1.geojsonl.gz',
    );
    expect(screen.getByText('2 places · 1 fact · 2.5 MB', { exact: false })).toBeTruthy();
  });
});
