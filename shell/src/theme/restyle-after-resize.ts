/**
 * Forces a restyle of all elements when the window's width changes. Chromium (seen in 156) keeps the styles of the old
 * width when rules are inserted at that moment, as each newly rendered part does. The page then stays too wide. Adding
 * a rule that matches everything fixes it.
 */
export function restyleAfterResize(): void {
  if (!document.adoptedStyleSheets) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let width = window.innerWidth;
  window.addEventListener('resize', () => {
    // On a phone, hiding the URL bar changes only the height.
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    sheet.replaceSync('*{}');
  });
}
