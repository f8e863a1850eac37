/** A token of the page's theme as a canvas needs it; read at each drawing, because themes change while a map is open. */
export function colourOf(element: HTMLElement, token: string): string {
  return getComputedStyle(element).getPropertyValue(`--color-${token}`).trim();
}
