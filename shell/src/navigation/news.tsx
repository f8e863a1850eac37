import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { ShellSlots } from '@waymark/contracts-core';
import { getHost, useAfterContent, type SlotEntry } from '@waymark/mfe-kit';

const SLOT: keyof ShellSlots = 'header-member';
const nothing = { default: () => null };

/** Errors in the header are counted but not shown, because nobody asked for this content. */
class Quiet extends Component<{ slice: string; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: Error): void {
    getHost().failed?.(this.props.slice, error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

const partOf = ({ key, load }: SlotEntry) => ({
  slice: key.split('/')[0] ?? key,
  Part: lazy(() => load().catch(() => nothing) as Promise<{ default: ComponentType }>),
});

/** Loads after the page. Renders nothing when no remote fills the slot. */
export default function News({ room }: { room: ReactNode }): ReactNode {
  const isAfter = useAfterContent();
  const [parts] = useState(() => getHost().slots(SLOT).map(partOf));
  if (parts.length === 0) return null;
  if (!isAfter) return room;
  return parts.map(({ slice, Part }) => (
    <Quiet key={slice} slice={slice}>
      <Suspense fallback={room}>
        <Part />
      </Suspense>
    </Quiet>
  ));
}
