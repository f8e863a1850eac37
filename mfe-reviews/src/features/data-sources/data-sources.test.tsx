import { screen } from '@testing-library/react';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { renderPage } from '@waymark/mfe-kit/testing';
import DataSourcesPage from './data-sources.page';
import sources from './sources.json';

it('names every source with its licence, free of axe problems', async () => {
  renderPage(DataSourcesPage, { route: '/data-sources' });
  for (const { name, licenceUrl } of sources) {
    // The letters alone: jsdom spells a name with abbreviations in it with spaces.
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toContain(name);
    expect(document.querySelector(`a[href="${licenceUrl}"]`)).toBeTruthy();
  }
  expect(await axeProblems()).toEqual([]);
});
