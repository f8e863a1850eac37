import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnPalette } from '@waymark/contracts-account';
import { stubApi, type Answer, type ApiCall } from '@waymark/testing/browser/stub-api';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import ColorPalettePage from '../features/color-palette/color-palette.page';

/** Opens the palettes page for a visitor, or for a member with saved palettes. */
export function openPalettes({
  member = false,
  own = [] as OwnPalette[],
  answers = {} as Record<string, Answer | ((call: ApiCall) => Answer)>,
} = {}) {
  const calls = stubApi({ 'GET /api/palettes': { body: own }, ...answers });
  const view = renderPage(ColorPalettePage, { route: '/color-palette', user: member ? MEMBER : null });
  return { calls, user: userEvent.setup(), ...view };
}

export const choice = (name: RegExp) => screen.getByRole('radio', { name }) as HTMLInputElement;
export const slider = (name: string) => screen.getByRole('slider', { name }) as HTMLInputElement;
export const moveSlider = (name: string, value: number) => fireEvent.change(slider(name), { target: { value } });
