import { screen, waitFor, within } from '@testing-library/react';
import type { OwnPalette } from '@waymark/contracts-account';
import { takeRedirectAfterLogin } from '@waymark/mfe-kit';
import { type ApiCall, problem } from '@waymark/testing/browser/stub-api';
import { choice, moveSlider, openPalettes, slider } from '../../test-support/palette-page';
import { BUILT_IN_PALETTES } from './palettes/built-in-palettes';

const OWN: OwnPalette = {
  id: 12,
  name: 'Evening',
  description: '',
  colors: BUILT_IN_PALETTES['tritanopia-friendly'].colors,
  createdAt: '2026-01-05T12:00:00.000Z',
  updatedAt: '2026-01-05T12:00:00.000Z',
};

beforeEach(() => document.documentElement.removeAttribute('style'));

describe('own colours', () => {
  it('changes a colour by slider and by text, and says at once how it reads', async () => {
    const { user } = openPalettes();
    moveSlider('Lightness', 80);
    expect(choice(/My Default Accessible Not saved yet/).checked).toBe(true);
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain('Too faint to read');
    const text = screen.getByLabelText('Colour code');
    await user.clear(text);
    await user.type(text, '#003366{Enter}');
    expect(slider('Hue').value).toBe('210');
    expect(document.activeElement).toBe(text);
    await user.clear(text);
    await user.type(text, 'url(x){Enter}');
    expect(screen.getByText('Enter a colour, such as hsl(210 50% 40%) or #336699.')).toBeTruthy();
    expect(slider('Hue').value).toBe('210');
  });

  it('tell a visitor what needs an account, without a request (A10.77)', () => {
    const { calls } = openPalettes();
    expect(screen.getByText('Log in to keep palettes in your account.')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('hands what a visitor made to the account in which they log in', async () => {
    const { user, unmount } = openPalettes();
    moveSlider('Hue', 280);
    await user.click(screen.getByRole('link', { name: 'Log in or create an account' }));
    expect(takeRedirectAfterLogin()).toBe('/color-palette');
    unmount();
    openPalettes({ member: true });
    expect(choice(/My Default Accessible Not saved yet/).checked).toBe(true);
    expect(slider('Hue').value).toBe('280');
  });

  it('saves a new palette once per submission and shows it among the choices', async () => {
    const answers = {
      'POST /api/palettes': ({ body }: ApiCall) => ({ status: 201, body: { ...OWN, ...(body as object), id: 13 } }),
    };
    const { user, calls, toasts } = openPalettes({ member: true, answers });
    moveSlider('Hue', 280);
    const name = screen.getByLabelText('Name of your palette');
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Save palette' }));
    expect(screen.getByText('Please give the palette a name.')).toBeTruthy();
    await user.type(name, 'Heather');
    await user.click(screen.getByRole('button', { name: 'Save palette' }));
    await waitFor(() => expect(choice(/Heather/).checked).toBe(true));
    const [sent, ...more] = calls.filter(({ method }) => method === 'POST');
    expect(more).toEqual([]);
    expect(sent?.body).toMatchObject({ name: 'Heather', colors: { primary: 'hsl(280 90% 24%)' } });
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    expect(toasts.map(({ title }) => title)).toEqual(['Palette saved']);
  });

  it('changes and deletes an own palette, after a confirmation', async () => {
    const answers = {
      'PUT /api/palettes/12': ({ body }: ApiCall) => ({ body: { ...OWN, ...(body as object) } }),
      'DELETE /api/palettes/12': { status: 204 },
    };
    const { user, calls } = openPalettes({
      member: true,
      own: [OWN],
      answers: { ...answers, 'DELETE /api/palettes/12': { body: undefined } },
    });
    await user.click(await screen.findByRole('radio', { name: /Evening/ }));
    moveSlider('Saturation', 40);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(7));
    expect(calls.at(-1)).toMatchObject({
      method: 'PUT',
      body: { name: 'Evening', colors: { primary: 'hsl(282 40% 36%)' } },
    });
    await user.click(screen.getByRole('button', { name: 'Delete this palette' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(6));
    expect(choice(/Default Accessible/).checked).toBe(true);
  });

  it('keeps what was made when the server has no room for it, and says why', async () => {
    const full = problem(409, 'palette.too-many', 'You have 20 palettes, which is the limit. Delete one first.');
    const { user } = openPalettes({ member: true, answers: { 'POST /api/palettes': full } });
    moveSlider('Hue', 280);
    await user.click(screen.getByRole('button', { name: 'Save palette' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Delete one first');
    expect(choice(/Not saved yet/).checked).toBe(true);
  });
});
