/**
 * Has every element styled anew when the window has another width. Chromium (seen in 156) leaves elements in the styles
 * of the old width when rules are inserted just then, as each part of a page does that is drawn for the first time: the
 * page is as wide as before, in a window half as wide, and stays so. A new sheet with a rule for everything heals it.
 */
export function restyleAfterResize(): void {
  if (!('adoptedStyleSheets' in document)) return;
  let width = window.innerWidth;
  let sheet: CSSStyleSheet | null = null;
  window.addEventListener('resize', () => {
    // A phone whose address bar slides away only changes its height.
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    const others = document.adoptedStyleSheets.filter((one) => one !== sheet);
    sheet = new CSSStyleSheet();
    sheet.replaceSync('*{}');
    document.adoptedStyleSheets = [...others, sheet];
  });
}
