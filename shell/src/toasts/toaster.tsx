import { useEffect, useRef, useState, type ReactElement, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { ToastRegion } from '@waymark/ui';
import { dismissToast, recallToast, toastStore } from './toast-store';

const SWIPE_PX = 50;

interface SwipeHandlers {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
}

/** Returns handlers that call `onSwipe` after a drag of 50 px to the right. */
function useSwipeRight(onSwipe: () => void): SwipeHandlers {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: (event) => {
      from.current = event.clientX;
    },
    onPointerUp: (event) => {
      if (from.current !== null && event.clientX - from.current >= SWIPE_PX) onSwipe();
      from.current = null;
    },
  };
}

const SHOWN_FOR_MS = 10_000;

const Box = styled.div`
  touch-action: pan-y;
`;

/**
 * The notifications of the whole page. F8 focuses them and brings the last one back; a pointer or the focus on one
 * pauses its timer.
 */
export function Toaster(): ReactElement {
  const current = useStore(toastStore, (state) => state.current);
  const [held, setHeld] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const swipe = useSwipeRight(dismissToast);

  useEffect(() => {
    if (!current || held) return undefined;
    const timer = setTimeout(dismissToast, SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [current, held]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'F8') return;
      recallToast();
      if (!box.current?.contains(document.activeElement)) before.current = document.activeElement;
      box.current?.querySelector<HTMLElement>('section')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const hold = (): void => setHeld(true);
  const release = (): void => setHeld(false);
  const dismiss = (): void => {
    // The pressed button disappears with its notification, so return the focus to where it was.
    if (box.current?.contains(document.activeElement) && before.current instanceof HTMLElement) before.current.focus();
    setHeld(false);
    dismissToast();
  };
  return (
    <Box ref={box} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release} {...swipe}>
      <ToastRegion toasts={current ? [current] : []} onDismiss={dismiss} />
    </Box>
  );
}
