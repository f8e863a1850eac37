import { announce } from '@waymark/mfe-kit';
import { useEffect, useState } from 'react';

/**
 * Returns what the accessibility settings set on the root element (accessibility-look of contracts/core), as text to
 * compare.
 */
function settingsOnRoot(): string {
  const root = document.documentElement;
  const style = ['font-size', '--letter-spacing', '--line-height', '--motion-duration'].map((name) =>
    root.style.getPropertyValue(name),
  );
  const classes = ['dark', 'high-contrast'].map((name) => root.classList.contains(name));
  return JSON.stringify([style, classes, root.dataset['theme'], root.dataset['font']]);
}
const ON = 'Preview is on. The page uses this palette. Press Escape to exit.';
const OFF = 'Preview is off. Your own settings are back.';
const OVERRULED = 'Preview is off, because you changed how the site looks.';

/**
 * Manages the preview of the palette on this page. It ends with the button, with Escape and on leaving the page.
 * It also ends when the accessibility panel changes a setting: those settings apply to the whole site and always take
 * precedence.
 */
export function usePreview() {
  const [on, setOn] = useState(false);

  useEffect(() => {
    if (!on) return;
    const end = (words: string): void => {
      setOn(false);
      announce(words);
    };
    const before = settingsOnRoot();
    const watch = new MutationObserver(() => {
      if (settingsOnRoot() !== before) end(OVERRULED);
    });
    watch.observe(document.documentElement, { attributes: true });
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) end(OFF);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      watch.disconnect();
      document.removeEventListener('keydown', onKey);
    };
  }, [on]);

  return {
    on,
    toggle: () => {
      setOn(!on);
      announce(on ? OFF : ON);
    },
  };
}
