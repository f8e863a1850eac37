import { announce } from '@waymark/mfe-kit';
import { useEffect, useState } from 'react';

/** What the accessibility settings put on the root element (accessibility-look of contracts/core), as one text to compare. */
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
 * Whether this page wears the chosen palette. It ends by the button, by Escape, by leaving the page, and as soon as the
 * accessibility panel changes something: those settings are for the whole site, and always win.
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
