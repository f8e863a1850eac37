import { useEffect, useRef, type ReactNode } from 'react';
import { MapCard } from './map-frame';

interface OpenCardProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Takes the focus, so that screen readers read the card; returns it on close. */
export function OpenCard({ label, onClose, children }: OpenCardProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const from = document.activeElement;
    const own = frame.current;
    own?.focus({ preventScroll: true });
    return () => {
      const isLeft = document.activeElement === document.body || own?.contains(document.activeElement);
      if (isLeft && from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
    };
  }, []);
  return (
    <MapCard
      ref={frame}
      role="group"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      {children}
    </MapCard>
  );
}
