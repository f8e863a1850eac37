import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { choice, openPalettes, slider } from '../../test-support/palette-page';
import { BUILT_IN_PALETTES } from './palettes/built-in-palettes';

/** The page's styles are tested in preview-css.spec.ts and, in a real browser, in e2e/journeys/palette.e2e.ts. */
const isOn = () => screen.queryByRole('button', { name: 'Exit Preview' }) !== null;

function importFile(content: object | string) {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  // jsdom's files cannot be read.
  const file = Object.assign(new File([text], 'mine.json'), { text: () => Promise.resolve(text) });
  fireEvent.change(screen.getByLabelText('Palette file'), { target: { files: [file] } });
}

beforeEach(() => document.documentElement.removeAttribute('style'));

describe('choosing (A2.44, A2.47, A2.49, A2.50, A2.52, A2.53, A4.4, A4.10, A5.26)', () => {
  it('offers six palettes and the sliders of the documented ranges', () => {
    openPalettes();
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    expect(choice(/Default Accessible/).checked).toBe(true);
    const [size, line] = [slider('Font size'), slider('Line height')];
    expect([size.min, size.max, size.step, size.value, size.getAttribute('aria-valuetext')]).toEqual([
      '12',
      '24',
      '1',
      '16',
      '16 px',
    ]);
    expect([line.min, line.max, line.step, line.value]).toEqual(['1.2', '2', '0.1', '1.5']);
  });

  it('explains eight colours in HSL, hex and words about their contrast, of the chosen palette (A4.8)', async () => {
    const { user } = openPalettes();
    await user.click(choice(/Dark High Contrast/));
    const details = within(screen.getByRole('region', { name: 'Colour details' })).getAllByRole('listitem');
    expect(details).toHaveLength(8);
    expect(details[2]?.textContent).toBe('AaBackgroundhsl(0 0% 0%)#000000With text: 21.0:1 Very easy to read (AAA)');
  });

  it('says of a palette only what is true of it', async () => {
    const { user } = openPalettes();
    const info = screen.getByRole('region', { name: 'Accessibility information' });
    await user.click(choice(/High Contrast Black on white/));
    expect(
      within(info)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('strong')?.textContent),
    ).toEqual(['WCAG AA compliant', 'High contrast ratios', 'Colour-blind friendly']);
    await user.click(choice(/Tritanopia Friendly/));
    expect(info.textContent).toContain('easy to tell apart with tritanopia');
    expect(info.textContent).not.toContain('deuteranopia');
  });
});

describe('preview (A2.45)', () => {
  it('is off at first, on by its button, and off by the same button', async () => {
    const { user } = openPalettes();
    expect(isOn()).toBe(false);
    await user.click(choice(/Dark High Contrast/));
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(isOn()).toBe(true);
    expect(screen.getByText(/this page uses “Dark High Contrast”/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Exit Preview' }));
    expect(isOn()).toBe(false);
  });

  it('ends with Escape', async () => {
    const { user } = openPalettes();
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await user.keyboard('{Escape}');
    expect(isOn()).toBe(false);
  });

  it('touches nothing that the accessibility panel set, and ends when the panel changes something', async () => {
    const root = document.documentElement;
    root.style.setProperty('font-size', '125%');
    root.style.setProperty('--line-height', '1.6');
    const before = root.outerHTML.split('<head>')[0];
    const { user } = openPalettes();
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

describe('files (A4.7)', () => {
  it('takes a file with name and colours, chooses it, and takes its sizes (A10.76)', async () => {
    openPalettes();
    importFile({
      name: 'From <b>Ben</b>',
      colors: BUILT_IN_PALETTES['protanopia-friendly'].colors,
      fontSize: 19,
      lineHeight: 1.8,
    });
    expect(await screen.findByText('Imported “From <b>Ben</b>”.')).toBeTruthy();
    expect(choice(/From <b>Ben<\/b> Not saved yet/).checked).toBe(true);
    expect([slider('Font size').value, slider('Line height').value]).toEqual(['19', '1.8']);
  });

  it('says that weak colours are weak, and takes them', async () => {
    openPalettes();
    importFile({
      name: 'Pale',
      colors: { ...BUILT_IN_PALETTES['protanopia-friendly'].colors, foreground: 'hsl(0 0% 80%)' },
    });
    expect(await screen.findByText(/do not have enough contrast/)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Accessibility information' }).textContent).toContain(
      'Not WCAG AA compliant',
    );
    expect(screen.getByRole('region', { name: 'Accessibility information' }).textContent).toContain(
      'text on background (1.5:1)',
    );
  });

  it('keeps the selection and says why when a file is wrong', async () => {
    const { user } = openPalettes();
    await user.click(choice(/Protanopia Friendly/));
    importFile({
      name: 'Bad',
      colors: { ...BUILT_IN_PALETTES['high-contrast'].colors, primary: 'javascript:alert(1)' },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('We cannot read these colours: Primary');
    expect(choice(/Protanopia Friendly/).checked).toBe(true);
    importFile('{"name": ');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('it is not JSON'));
    expect(screen.getAllByRole('radio')).toHaveLength(6);
  });

  it('exports what is chosen as a file of its name (A2.46, A2.48)', async () => {
    const blobs: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => (blobs.push(blob), 'blob:1'),
      revokeObjectURL: () => undefined,
    });
    const clicked: string[] = [];
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      clicked.push(this.download);
    };
    const { user } = openPalettes();
    await user.click(choice(/Deuteranopia Friendly/));
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(clicked).toEqual(['deuteranopia-friendly.json']);
    expect(blobs[0]?.type).toBe('application/json');
  });
});
