import { screen } from '@testing-library/react';
import { renderApp, VISITOR, SAMPLE_BOOT } from '../test-support/render-app';

describe('a preview (R2.14)', () => {
  it('says which builds nobody else gets, and how it ends', async () => {
    renderApp('/', VISITOR, { ...SAMPLE_BOOT, preview: { demo: '3f2a' } });
    const notice = await screen.findByRole('complementary', { name: 'Preview' });
    expect(notice).toHaveTextContent('versions that are not released yet: demo (3f2a)');
    expect(screen.getByRole('link', { name: 'End the preview' })).toHaveAttribute('href', '?override=none');
  });

  it('is no part of the page that everyone gets', async () => {
    renderApp('/', VISITOR);
    await screen.findByRole('heading', { name: 'Welcome' });
    expect(screen.queryByRole('complementary', { name: 'Preview' })).not.toBeInTheDocument();
  });
});
