import { renderPage } from '@waymark/mfe-kit/testing';
import { screen } from '@testing-library/react';
import { stubApi } from '@waymark/testing/browser/stub-api';
import DataSourcesPage from './data-sources.page';
import publishers from './publishers.json';

/** Asked of the tags: by role, two hundred parts of the page would each be asked for their name first. */
const headings = (level: 3 | 4) => [...document.querySelectorAll(`h${level}`)].map(({ textContent }) => textContent);

beforeEach(() => void stubApi({ 'GET /api/data/dumps': { body: { dumps: [] } } }));

it('names every publisher, and each of its lists with its licence', async () => {
  renderPage(DataSourcesPage, { route: '/data-sources' });
  expect(headings(3)).toEqual(publishers.map(({ name }) => name));
  for (const { lists } of publishers)
    for (const { name, licenceUrl } of lists) {
      expect(headings(4)).toContain(name);
      expect(document.querySelector(`a[href="${licenceUrl}"]`)).toBeTruthy();
    }
  await screen.findByText(/The first files will be ready tomorrow/);
});

it('says in two lines what a publisher gave, and when', () => {
  renderPage(DataSourcesPage, { route: '/data-sources' });
  expect(document.querySelector('li')?.textContent).toMatch(
    /Food Standards Agency.*Food hygiene ratings.*2020 to 2026 · 3\d\d,\d{3} places/,
  );
});

it('says where everything can be downloaded, also before the first night', async () => {
  renderPage(DataSourcesPage, { route: '/data-sources' });
  expect(screen.getByRole('heading', { name: 'Download the data' })).toBeTruthy();
  expect(await screen.findByText(/The first files will be ready tomorrow/)).toBeTruthy();
});
