import { screen, within } from '@testing-library/react';
import { UNNAMED_OPERATOR } from '@waymark/contracts-core';
import { renderPage } from '@waymark/mfe-kit/testing';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import FoundersPage from './founders.page';

const STORED = {
  ...{
    kind: 'founders',
    lead: 'It began at a kitchen door.',
    mission: 'That nobody waits outside.',
    stories: 'One day.',
  },
  ...{ principles: [], names: 'Cy Poe' },
};
const open = async (founders?: string[], answer: Answer = { body: { content: null } }) => {
  stubApi({ 'GET /api/kept/founders': answer });
  const view = renderPage(FoundersPage, { route: '/about-founders', operator: { ...UNNAMED_OPERATOR, founders } });
  await screen.findByRole('region', { name: 'Our mission' });
  return view;
};

describe('about the founders (C1.14, C7.1)', () => {
  it('shows the mission and the stories, with links to reviews', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'About the Founders' })).toBeTruthy();
    for (const name of ['Our mission', 'The founders’ stories'])
      expect(screen.getByRole('region', { name })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Write a review/ }).getAttribute('href')).toBe('/add-review');
    expect(screen.getByRole('link', { name: /Read reviews/ }).getAttribute('href')).toBe('/reviews');
  });

  it('names nobody, unless the operator does', async () => {
    const { unmount } = await open();
    expect(screen.getByText('The founders have not shared their names.')).toBeTruthy();
    unmount();
    await open(['Ana Doe', 'Ben Roe']);
    const stories = within(screen.getByRole('region', { name: 'The founders’ stories' }));
    expect(stories.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Ana Doe', 'Ben Roe']);
  });

  it('shows the published text and the names of the founders (F10.6)', async () => {
    await open(['Ana Doe'], { body: { content: STORED } });
    expect(screen.getByText('It began at a kitchen door.')).toBeTruthy();
    expect(screen.getByText('That nobody waits outside.')).toBeTruthy();
    expect([screen.getByText('Cy Poe') !== null, screen.queryByText('Ana Doe')]).toEqual([true, null]);
  });

  it('shows the built-in text when the service does not respond, and says that', async () => {
    await open(undefined, problem(503, 'server.unavailable', 'Not now'));
    expect(screen.getByText(/This is the original text/)).toBeTruthy();
  });
});
