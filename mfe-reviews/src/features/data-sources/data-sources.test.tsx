import { screen } from '@testing-library/react';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { renderPage } from '../../test-support/render-page';
import DataSourcesPage from './data-sources.page';
import sources from './sources.json';

it('names every source with its licence, free of axe problems', async () => {
  renderPage(DataSourcesPage, { route: '/data-sources' });
  for (const { name, licenceUrl } of sources) {
    expect(screen.getByRole('heading', { name })).toBeTruthy();
    expect(document.querySelector(`a[href="${licenceUrl}"]`)).toBeTruthy();
  }
  expect(await axeProblems()).toEqual([]);
});
