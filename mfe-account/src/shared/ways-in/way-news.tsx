import { Alert } from '@waymark/ui';
import { useEffect, useRef, type ReactNode } from 'react';

/** What became of a change. The button that was pressed is often gone, so the focus comes here. */
export function WayNews({ children }: { children: ReactNode }) {
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => news.current?.focus(), [children]);
  return (
    <Alert tone="good" ref={news} tabIndex={-1}>
      {children}
    </Alert>
  );
}
