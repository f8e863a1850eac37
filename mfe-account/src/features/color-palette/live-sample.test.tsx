import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '@waymark/testing/browser/stub-api';
import { renderPage } from '@waymark/mfe-kit/testing';
import ColorPalettePage from './color-palette.page';

it('the live preview wears the chosen palette, its font size and its line height, without the page wearing them (A2.51)', async () => {
  stubApi({});
  renderPage(ColorPalettePage, { route: '/color-palette' });
  await userEvent.click(screen.getByRole('radio', { name: /Dark High Contrast/ }));
  fireEvent.change(screen.getByRole('slider', { name: 'Font size' }), { target: { value: 20 } });
  fireEvent.change(screen.getByRole('slider', { name: 'Line height' }), { target: { value: 1.8 } });
  const preview = within(screen.getByRole('region', { name: 'Live preview' }));
  const sample = preview.getByRole('heading', { level: 3 }).parentElement as HTMLElement;
  expect(sample.style.getPropertyValue('--color-page')).toBe('#000000');
  expect([sample.style.fontSize, sample.style.lineHeight]).toEqual(['1.25rem', '1.8']);
  expect(document.documentElement.style.getPropertyValue('--color-page')).toBe('');
  expect(screen.getByRole('button', { name: 'Preview' })).toBeTruthy();
});
