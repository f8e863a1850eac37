import { themeCss } from './global-style';

describe('theme sheet', () => {
  const css = themeCss();

  it.each(['warm', 'nature', 'royal', 'monochrome'])('has the %s theme in light and dark', (theme) => {
    expect(css).toContain(`:root[data-theme='${theme}']{`);
    expect(css).toContain(`:root.dark[data-theme='${theme}']{`);
  });

  it('has high contrast in light and dark, each after the colours that it replaces (S3.24)', () => {
    expect(css.indexOf(':root.high-contrast{')).toBeGreaterThan(css.indexOf(':root{'));
    expect(css.indexOf(':root.dark.high-contrast{')).toBeGreaterThan(css.indexOf(':root.dark{'));
  });

  it('follows what stands on the root alone, so that a reader can choose against the system', () => {
    expect(css).not.toContain('@media');
  });

  it('tells the browser light or dark, so that its own controls and scrollbars match', () => {
    expect(css).toContain(':root{color-scheme:light;');
    expect(css).toContain(':root.dark{color-scheme:dark;');
  });
});
