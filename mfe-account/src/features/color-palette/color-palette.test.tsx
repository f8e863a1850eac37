import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnPalette } from '@waymark/contracts-account';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi, type Answer, type ApiCall } from '@waymark/testing/browser/stub-api';
import { MEMBER, renderPage } from '@waymark/mfe-kit/testing';
import ColorPalettePage from './color-palette.page';
import { BUILT_IN_PALETTES } from './palettes/built-in-palettes';

const OWN: OwnPalette = {
  id: 12,
  name: 'Evening',
  description: '',
  colors: BUILT_IN_PALETTES['tritanopia-friendly'].colors,
  createdAt: '2026-01-05T12:00:00.000Z',
  updatedAt: '2026-01-05T12:00:00.000Z',
};

function open({
  member = false,
  own = [] as OwnPalette[],
  answers = {} as Record<string, Answer | ((call: ApiCall) => Answer)>,
} = {}) {
  const calls = stubApi({ 'GET /api/palettes': { body: own }, ...answers });
  const view = renderPage(ColorPalettePage, { route: '/color-palette', user: member ? MEMBER : null });
  return { calls, user: userEvent.setup(), ...view };
}

const choose = (name: RegExp) => screen.getByRole('radio', { name });
const slider = (name: string) => screen.getByRole('slider', { name }) as HTMLInputElement;
const move = (name: string, value: number) => fireEvent.change(slider(name), { target: { value } });
/** What the page wears is in preview-css.spec.ts and, in a real browser, in e2e/journeys/palette.e2e.ts. */
const isOn = () => screen.queryByRole('button', { name: 'Exit Preview' }) !== null;

function importFile(content: object | string) {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  // jsdom's files cannot be read.
  const file = Object.assign(new File([text], 'mine.json'), { text: () => Promise.resolve(text) });
  fireEvent.change(screen.getByLabelText('Palette file'), { target: { files: [file] } });
}

beforeEach(() => document.documentElement.removeAttribute('style'));

describe('choosing', () => {
  it('offers six palettes and the sliders of the documented ranges, free of axe problems', async () => {
    open();
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    expect((choose(/Default Accessible/) as HTMLInputElement).checked).toBe(true);
    const [size, line] = [slider('Font size'), slider('Line height')];
    expect([size.min, size.max, size.step, size.value, size.getAttribute('aria-valuetext')]).toEqual([
      '12',
      '24',
      '1',
      '16',
      '16 px',
    ]);
    expect([line.min, line.max, line.step, line.value]).toEqual(['1.2', '2', '0.1', '1.5']);
    expect(await axeProblems()).toEqual([]);
  });

  it('explains eight colours in HSL, hex and words about their contrast, of the chosen palette', async () => {
    const { user } = open();
    await user.click(choose(/Dark High Contrast/));
    const details = within(screen.getByRole('region', { name: 'Colour details' })).getAllByRole('listitem');
    expect(details).toHaveLength(8);
    expect(details[2]?.textContent).toBe('AaBackgroundhsl(0 0% 0%)#000000With text: 21.0:1 Very easy to read (AAA)');
  });

  it('says of a palette only what is true of it', async () => {
    const { user } = open();
    const info = screen.getByRole('region', { name: 'Accessibility information' });
    await user.click(choose(/High Contrast Black on white/));
    expect(
      within(info)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('strong')?.textContent),
    ).toEqual(['WCAG AA compliant', 'High contrast ratios', 'Colour-blind friendly']);
    await user.click(choose(/Tritanopia Friendly/));
    expect(info.textContent).toContain('stay apart with tritanopia');
    expect(info.textContent).not.toContain('deuteranopia');
  });
});

describe('preview', () => {
  it('is off at first, on by its button, and off by the same button', async () => {
    const { user } = open();
    expect(isOn()).toBe(false);
    await user.click(choose(/Dark High Contrast/));
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(isOn()).toBe(true);
    expect(screen.getByText(/this page wears “Dark High Contrast”/)).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Exit Preview' }));
    expect(isOn()).toBe(false);
  });

  it('ends with Escape', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await user.keyboard('{Escape}');
    expect(isOn()).toBe(false);
  });

  it('touches nothing that the accessibility panel set, and ends when the panel changes something', async () => {
    const root = document.documentElement;
    root.style.setProperty('font-size', '125%');
    root.style.setProperty('--line-height', '1.6');
    const before = root.outerHTML.split('<head>')[0];
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(root.outerHTML.split('<head>')[0]).toBe(before);
    root.style.setProperty('overflow', 'hidden');
    await Promise.resolve();
    expect(isOn()).toBe(true);
    root.classList.add('dark');
    await waitFor(() => expect(isOn()).toBe(false));
    root.classList.remove('dark');
  });
});

describe('files', () => {
  it('takes a file with name and colours, chooses it, and takes its sizes', async () => {
    open();
    importFile({
      name: 'From <b>Ben</b>',
      colors: BUILT_IN_PALETTES['protanopia-friendly'].colors,
      fontSize: 19,
      lineHeight: 1.8,
    });
    expect(await screen.findByText('Imported “From <b>Ben</b>”.')).toBeTruthy();
    expect((choose(/From <b>Ben<\/b> Not saved yet/) as HTMLInputElement).checked).toBe(true);
    expect([slider('Font size').value, slider('Line height').value]).toEqual(['19', '1.8']);
  });

  it('says that weak colours are weak, and takes them', async () => {
    open();
    importFile({
      name: 'Pale',
      colors: { ...BUILT_IN_PALETTES['protanopia-friendly'].colors, foreground: 'hsl(0 0% 80%)' },
    });
    expect(await screen.findByText(/hard to read together/)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Accessibility information' }).textContent).toContain(
      'Not WCAG AA compliant',
    );
    expect(screen.getByRole('region', { name: 'Accessibility information' }).textContent).toContain(
      'text on background (1.5:1)',
    );
  });

  it('keeps the selection and says why when a file is wrong', async () => {
    const { user } = open();
    await user.click(choose(/Protanopia Friendly/));
    importFile({
      name: 'Bad',
      colors: { ...BUILT_IN_PALETTES['high-contrast'].colors, primary: 'javascript:alert(1)' },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('These are not colours that we can read: Primary');
    expect((choose(/Protanopia Friendly/) as HTMLInputElement).checked).toBe(true);
    importFile('{"name": ');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('does not hold JSON'));
    expect(screen.getAllByRole('radio')).toHaveLength(6);
  });

  it('exports what is chosen as a file of its name', async () => {
    const blobs: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => (blobs.push(blob), 'blob:1'),
      revokeObjectURL: () => undefined,
    });
    const clicked: string[] = [];
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      clicked.push(this.download);
    };
    const { user } = open();
    await user.click(choose(/Deuteranopia Friendly/));
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(clicked).toEqual(['deuteranopia-friendly.json']);
    expect(blobs[0]?.type).toBe('application/json');
  });
});

describe('own colours', () => {
  it('changes a colour by slider and by text, and says at once how it reads', async () => {
    const { user } = open();
    move('Lightness', 80);
    expect((choose(/My Default Accessible Not saved yet/) as HTMLInputElement).checked).toBe(true);
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain('Too weak to read');
    const text = screen.getByLabelText('Colour as text');
    await user.clear(text);
    await user.type(text, '#003366{Enter}');
    expect(slider('Hue').value).toBe('210');
    expect(document.activeElement).toBe(text);
    await user.clear(text);
    await user.type(text, 'url(x){Enter}');
    expect(screen.getByText('Write a colour like hsl(210 50% 40%) or #336699.')).toBeTruthy();
    expect(slider('Hue').value).toBe('210');
    expect(await axeProblems()).toEqual([]);
  });

  it('tells a visitor what needs an account, and asks the server nothing', () => {
    const { calls } = open();
    expect(screen.getByText('Log in to keep palettes in your account.')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('saves a new palette once per submission and shows it among the choices', async () => {
    const answers = {
      'POST /api/palettes': ({ body }: ApiCall) => ({ status: 201, body: { ...OWN, ...(body as object), id: 13 } }),
    };
    const { user, calls, toasts } = open({ member: true, answers });
    move('Hue', 280);
    const name = screen.getByLabelText('Name of your palette');
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Save palette' }));
    expect(screen.getByText('Please give the palette a name.')).toBeTruthy();
    await user.type(name, 'Heather');
    await user.click(screen.getByRole('button', { name: 'Save palette' }));
    await waitFor(() => expect((choose(/Heather/) as HTMLInputElement).checked).toBe(true));
    const [sent, ...more] = calls.filter(({ method }) => method === 'POST');
    expect(more).toEqual([]);
    expect(sent?.body).toMatchObject({ name: 'Heather', colors: { primary: 'hsl(280 90% 24%)' } });
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    expect(toasts.map(({ title }) => title)).toEqual(['Palette saved']);
  });

  it('changes and deletes an own palette, asking once more before it is gone', async () => {
    const answers = {
      'PUT /api/palettes/12': ({ body }: ApiCall) => ({ body: { ...OWN, ...(body as object) } }),
      'DELETE /api/palettes/12': { status: 204 },
    };
    const { user, calls } = open({
      member: true,
      own: [OWN],
      answers: { ...answers, 'DELETE /api/palettes/12': { body: undefined } },
    });
    await user.click(await screen.findByRole('radio', { name: /Evening/ }));
    move('Saturation', 40);
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
    expect((choose(/Default Accessible/) as HTMLInputElement).checked).toBe(true);
  });

  it('keeps what was made when the server has no room for it, and says why', async () => {
    const full = problem(
      409,
      'palette.too-many',
      'You have 20 palettes, and there is no room for more. Delete one first.',
    );
    const { user } = open({ member: true, answers: { 'POST /api/palettes': full } });
    move('Hue', 280);
    await user.click(screen.getByRole('button', { name: 'Save palette' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Delete one first');
    expect((choose(/Not saved yet/) as HTMLInputElement).checked).toBe(true);
  });
});
