/** What the accessibility settings put on the root element (accessibility-look of contracts/core), as one text to compare. */
export function settingsOnRoot(): string {
  const root = document.documentElement;
  const style = ['font-size', '--letter-spacing', '--line-height', '--motion-duration'].map((name) =>
    root.style.getPropertyValue(name),
  );
  const classes = ['dark', 'high-contrast'].map((name) => root.classList.contains(name));
  return JSON.stringify([style, classes, root.dataset['theme'], root.dataset['font']]);
}
