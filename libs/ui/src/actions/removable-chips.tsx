import { useRef } from 'react';
import { Inline } from '../layout/inline';
import { Chip } from './chip';

export interface RemovableChipsProps<Part> {
  /** Names the group: "Active filters". */
  label: string;
  chips: readonly { label: string; without: Part }[];
  /** Called with what stays when this chip goes. */
  onRemove: (without: Part) => void;
  /** Takes the focus when the last chip went: what was pressed is gone by then. */
  onLastGone: () => void;
}

/** What narrows a list; pressing a chip takes it away, and the focus goes to the one in its place. */
export function RemovableChips<Part>({ label, chips, onRemove, onLastGone }: RemovableChipsProps<Part>) {
  const group = useRef<HTMLDivElement>(null);
  if (chips.length === 0) return null;

  function remove(without: Part, index: number) {
    const others = [...(group.current?.querySelectorAll('button') ?? [])].filter((_, place) => place !== index);
    const next = others[Math.min(index, others.length - 1)];
    if (next) next.focus();
    else onLastGone();
    onRemove(without);
  }

  return (
    <Inline ref={group} $gap={2} role="group" aria-label={label}>
      {chips.map((chip, index) => (
        <Chip key={chip.label} label={chip.label} onRemove={() => remove(chip.without, index)} />
      ))}
    </Inline>
  );
}
