import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

export interface Disclosure<Box extends HTMLElement> {
  open: boolean;
  toggle: () => void;
  /** Closes it and returns the focus to the button. */
  close: () => void;
  box: RefObject<Box | null>;
  button: RefObject<HTMLButtonElement | null>;
}

interface DisclosureOptions {
  /** A press elsewhere leaves it open, so that the page beside it can be scrolled. */
  staysOnPress?: boolean;
}

/**
 * Holds the open state. Escape closes and returns the focus to the button; a focus or press elsewhere, or a change of
 * page, also closes.
 */
export function useDisclosure<Box extends HTMLElement>({
  staysOnPress = false,
}: DisclosureOptions = {}): Disclosure<Box> {
  const [open, setOpen] = useState(false);
  const box = useRef<Box>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();

  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };

  useEffect(() => setOpen(false), [pathname]);

  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    const onElsewhere = ({ target }: Event): void => {
      if (!(target instanceof HTMLElement) || box.current?.contains(target)) return;
      // A press on text focuses the surrounding region.
      if (staysOnPress && target.tabIndex < 0) return;
      setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onElsewhere);
    if (!staysOnPress) document.addEventListener('pointerdown', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [open, staysOnPress]);

  return { open, toggle: () => setOpen((before) => !before), close, box, button };
}
