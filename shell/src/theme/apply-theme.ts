/** Follows the system's light or dark setting, from before the first paint on. */
export function applyTheme(): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = (): void => {
    document.documentElement.classList.toggle('dark', dark.matches);
  };
  apply();
  dark.addEventListener('change', apply);
}
