import { useRef } from 'react';
import { Inline } from '../layout/inline';
import { Chip } from './chip';

export interface RemovableChipsProps<Part> {
  /** Names the group, e.g. "Active filters". */
  label: string;
  chips: readonly { label: string; without: Part }[];
  /** Called with the filters that remain without this chip. */
  onRemove: (without: Part) => void;
  /** Move the focus here, because the last chip is gone. */
  onLastGone: () => void;
}

/** The active filters of a list. Pressing a chip removes it and moves the focus to the chip in its place. */
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
