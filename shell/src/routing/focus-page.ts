const WAIT_MS = 5_000;

/**
 * Moves the focus to the heading of the page just opened, which may still be loading. Gives up as soon as the person
 * does something, and leaves a message that took the focus itself alone. Calls `onDone` once, however it ends. Returns
 * how to stop waiting.
 */
export function focusPage(main: HTMLElement, onDone: () => void): () => void {
  const focusHeading = (): boolean => {
    const heading = main.querySelector<HTMLElement>('#page-heading');
    heading?.focus({ preventScroll: true });
    return heading !== null;
  };
  if (focusHeading()) {
    onDone();
    return () => undefined;
  }

  const observer = new MutationObserver(() => {
    if (main.contains(document.activeElement) || focusHeading()) stop();
  });
  const timer = setTimeout(() => {
    stop();
    if (!main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, WAIT_MS);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('keydown', stop);
    document.removeEventListener('pointerdown', stop);
    onDone();
  }
  observer.observe(main, { childList: true, subtree: true });
  document.addEventListener('keydown', stop);
  document.addEventListener('pointerdown', stop);
  return stop;
}
