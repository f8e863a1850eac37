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

  it('depends only on the root’s attributes, so that readers can override the system', () => {
    expect(css).not.toContain('@media');
  });

  it('sets light or dark for the browser, so that native controls and scrollbars match', () => {
    expect(css).toContain(':root{color-scheme:light;');
    expect(css).toContain(':root.dark{color-scheme:dark;');
  });
});
