import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubMatchMedia } from '../test-support/match-media';
import { VISITOR, renderApp } from '../test-support/render-app';
import { resetSettings, startSettings } from '../theme/settings-store';
import { putButtonBack } from './button-place';

const root = document.documentElement;
const button = () => screen.getByRole('button', { name: 'Accessibility' });
const panel = () => screen.findByRole('dialog');
const saved = () => JSON.parse(localStorage.getItem('accessibilitySettings')!) as Record<string, unknown>;

async function openPanel() {
  await userEvent.click(button());
  return within(await panel());
}

// jsdom lays nothing out: the window has its usual width.
Object.defineProperty(root, 'clientWidth', { configurable: true, value: 1024 });

beforeEach(() => {
  localStorage.clear();
  stubMatchMedia();
  startSettings();
  resetSettings();
  act(putButtonBack);
  renderApp('/', VISITOR);
});

describe('the accessibility panel (S2.80, S2.82, S2.83, S2.86, S2.88, S2.89, S2.91, S2.92, S3.23, S5.21, S9.23)', () => {
  it('opens with the focus on its title; Escape closes it and gives the focus back', async () => {
    await openPanel();
    expect(screen.getByRole('heading', { name: 'Accessibility Center' })).toHaveFocus();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('is not modal: a press on the page leaves it open, the focus elsewhere closes it (S4.21)', async () => {
    await openPanel();
    await userEvent.click(await screen.findByText('Welcome'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    act(() => screen.getAllByRole('link', { name: 'About Us' })[0]!.focus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('has High Contrast and Reduce Motion in light and in dark, and follows the class of the page (S4.23)', async () => {
    const { getByRole } = await openPanel();
    await userEvent.click(getByRole('switch', { name: 'High Contrast' }));
    await userEvent.click(getByRole('switch', { name: 'Reduce Motion' }));
    expect(root).toHaveClass('high-contrast');
    expect(saved()).toMatchObject({ darkMode: false, highContrast: true, reduceMotion: true });
    act(() => root.classList.add('dark'));
    expect(await screen.findByRole('heading', { name: 'Dark Mode Controls' })).toBeInTheDocument();
    expect(getByRole('switch', { name: 'Dark mode' })).toBeChecked();
    expect(getByRole('switch', { name: 'High Contrast' })).toBeChecked();
    expect(root).toHaveClass('dark', 'high-contrast');
    await userEvent.click(getByRole('switch', { name: 'Dark mode' }));
    expect(screen.getByRole('heading', { name: 'Accessibility Center' })).toBeInTheDocument();
    expect(root).toHaveClass('high-contrast');
  });

  it('has its sections in their order, called Dark Mode Features in dark mode only', async () => {
    const { getByRole, getAllByRole } = await openPanel();
    const sections = () =>
      getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent)
        .slice(0, 4);
    expect(sections()).toEqual(['Display Mode', 'Display Options', 'Typography', 'Color Theme']);
    await userEvent.click(getByRole('switch', { name: 'Dark mode' }));
    expect(sections()).toEqual(['Display Mode', 'Dark Mode Features', 'Typography', 'Color Theme']);
  });

  it('gives no two controls the same name', async () => {
    const { getAllByRole } = await openPanel();
    const wordsOf = (control: HTMLElement) =>
      control.closest('label')?.querySelector('strong')?.textContent ?? control.textContent;
    const names = ['button', 'switch', 'radio'].flatMap((role) => getAllByRole(role)).map(wordsOf);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names).toContain('High Contrast');
  });

  it('changes the font size by 2 with the buttons, which are disabled at the bounds and keep the focus (S2.90, S5.22)', async () => {
    const { getByRole } = await openPanel();
    const [smaller, larger, slider] = ['Smaller text', 'Larger text']
      .map((name) => getByRole('button', { name }))
      .concat(getByRole('slider', { name: 'Font size' }));
    await userEvent.click(larger!);
    expect(screen.getByTestId('announcer')).toHaveTextContent('Font size 18 px');
    for (let presses = 1; presses < 6; presses += 1) await userEvent.click(larger!);
    expect(slider).toHaveValue('24');
    expect(larger).toHaveAttribute('aria-disabled', 'true');
    expect(larger).toHaveFocus();
    fireEvent.change(slider!, { target: { value: '13' } });
    expect(root.style.fontSize).toBe('81.25%');
    await userEvent.click(smaller!);
    expect(slider).toHaveValue('12');
    expect(smaller).toHaveAttribute('aria-disabled', 'true');
    expect(saved()).toMatchObject({ fontSize: 12 });
  });

  it('has sliders with the documented ranges, saying their value in words', async () => {
    const { getByRole } = await openPanel();
    const ranges = ['Font size', 'Text spacing'].map((name) => {
      const { min, max, step } = getByRole<HTMLInputElement>('slider', { name });
      return { min, max, step };
    });
    expect(ranges).toEqual([
      { min: '12', max: '24', step: '1' },
      { min: '0.5', max: '2', step: '0.1' },
    ]);
    fireEvent.change(getByRole('slider', { name: 'Text spacing' }), { target: { value: '1.5' } });
    expect(getByRole('slider', { name: 'Text spacing' })).toHaveAttribute('aria-valuetext', '1.5 times');
    expect(root.style.getPropertyValue('--letter-spacing')).toBe('0.025em');
    expect(root.style.getPropertyValue('--line-height')).toBe('1.5');
  });

  it('offers two fonts and five themes by name and description, the chosen one marked', async () => {
    const { getByRole, getAllByRole } = await openPanel();
    await userEvent.click(getByRole('radio', { name: 'Dyslexia-friendly' }));
    expect(root).toHaveAttribute('data-font', 'dyslexic');
    const themes = within(getByRole('group', { name: 'Color Theme' }));
    expect(themes.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Ocean BlueCalming blue with excellent readability Selected',
      'Warm SunsetWarm orange for comfortable viewing',
      'Forest GreenNatural green for reduced eye strain',
      'Royal PurpleElegant purple for focus',
      'High Contrast (black and white)Pure black and white for maximum visibility',
    ]);
    await userEvent.click(themes.getByRole('radio', { name: /Forest Green/ }));
    expect(root).toHaveAttribute('data-theme', 'nature');
    expect(themes.getByText('Selected').closest('label')).toHaveTextContent('Forest Green');
    expect(getAllByRole('radio', { checked: true })).toHaveLength(2);
  });

  it('resets everything, and says so', async () => {
    const { getByRole } = await openPanel();
    await userEvent.click(getByRole('switch', { name: 'Dark mode' }));
    await userEvent.click(getByRole('button', { name: 'Larger text' }));
    await userEvent.click(getByRole('button', { name: 'Reset to defaults' }));
    expect(saved()).toMatchObject({ darkMode: false, fontSize: 16 });
    expect(root).not.toHaveClass('dark');
    expect(screen.getByTestId('announcer')).toHaveTextContent('All settings are back to their defaults.');
  });

  it('moves its button by presses, and back', async () => {
    const { getByRole } = await openPanel();
    await userEvent.click(getByRole('button', { name: 'Down' }));
    expect(button().style.getPropertyValue('--y')).toBe('32px');
    expect(localStorage.getItem('accessibilityButtonPlace')).toContain('"y":32');
    expect(screen.getByTestId('announcer')).toHaveTextContent('The Accessibility button moved down.');
    await userEvent.click(getByRole('button', { name: 'Put it back' }));
    expect(button().style.getPropertyValue('--y')).toBe('');
    expect(screen.getByTestId('announcer')).toHaveTextContent('The Accessibility button is back in its place.');
  });
});

describe('dragging the button', () => {
  const touch = (type: string, clientX: number, clientY: number) => {
    const event = new MouseEvent(type, { bubbles: true, clientX, clientY });
    Object.defineProperty(event, 'pointerType', { value: 'touch' });
    fireEvent(button(), event);
  };
  const drag = (toX: number, toY: number) => {
    touch('pointerdown', 10, 10);
    touch('pointermove', toX, toY);
    fireEvent.click(button());
  };
  const placed = () => ['--x', '--y'].map((name) => button().style.getPropertyValue(name));

  it('works by touch on a small screen, and is no press (S2.79)', () => {
    stubMatchMedia(['(max-width: 768px)']);
    drag(210, 330);
    expect(placed()).toEqual(['200px', '320px']);
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('does not begin with the slip of a press', () => {
    stubMatchMedia(['(max-width: 768px)']);
    drag(14, 13);
    expect(placed()).toEqual(['', '']);
    expect(button()).toHaveAttribute('aria-expanded', 'true');
  });

  it('does nothing on a wide screen', () => {
    drag(210, 330);
    expect(placed()).toEqual(['', '']);
  });
});
