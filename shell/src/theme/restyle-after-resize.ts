/**
 * Has every element styled anew when the window has another width. Chromium (seen in 156) leaves elements in the styles
 * of the old width when rules are inserted just then, as each part of a page does that is drawn for the first time: the
 * page is as wide as before, in a window half as wide, and stays so. A sheet that gets a rule for everything heals it.
 */
export function restyleAfterResize(): void {
  if (!document.adoptedStyleSheets) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let width = window.innerWidth;
  window.addEventListener('resize', () => {
    // A phone whose address bar slides away only changes its height.
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    sheet.replaceSync('*{}');
  });
}
