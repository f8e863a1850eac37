import { themeCss } from './theme-css';

describe('theme sheet', () => {
  const css = themeCss();

  it.each(['warm', 'nature', 'royal', 'monochrome'])('has the %s theme for light, dark and the dark of the system', (theme) => {
    expect(css).toContain(`:root[data-theme='${theme}']{`);
    expect(css).toContain(`:root.dark[data-theme='${theme}']{`);
    expect(css).toContain(`:root:not(.light):not(.dark)[data-theme='${theme}']{`);
  });

  it('follows the system only while the reader chose neither light nor dark', () => {
    const system = css.slice(css.indexOf('@media (prefers-color-scheme:dark)'), css.indexOf(':root.dark{'));
    expect(system.match(/:root(?!:not\(\.light\):not\(\.dark\))/g)).toBeNull();
  });

  it('has high contrast for light, dark and the dark of the system', () => {
    expect(css).toContain(':root.high-contrast{');
    expect(css).toContain(':root.dark.high-contrast{');
    expect(css).toContain(':root:not(.light):not(.dark).high-contrast{');
  });
});
