import { useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { Jurisdiction, JurisdictionCode } from './content/jurisdiction';

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;

  @media print {
    display: none;
  }
`;

const Tab = styled.button`
  min-height: 2.75rem;
  padding: 0.5rem 1.25rem;
  border: 2px solid var(--color-border);
  border-radius: 0.5rem;
  background: var(--color-surface);
  font-weight: 600;
  cursor: pointer;

  &:hover {
    border-color: var(--color-accent);
  }
  &[aria-selected='true'] {
    border-color: var(--color-accent);
    background: var(--color-accent);
    color: var(--color-on-accent);

    @media (forced-colors: active) {
      forced-color-adjust: none;
      border-color: SelectedItem;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }
`;

/** `replace`: moving along with the arrows should not fill the way back. */
type Select = (code: JurisdictionCode, how: 'push' | 'replace') => void;

interface TabListProps {
  tabs: readonly Jurisdiction[];
  selected: JurisdictionCode;
  onSelect: Select;
}

/** The ARIA tabs pattern: one stop for Tab, arrows between the tabs, Home and End for the ends. */
export function TabList({ tabs, selected, onSelect }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const elements = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    // From the tab that has the focus: the address, and with it `selected`, follows a moment later.
    const at = elements.findIndex((element) => element === event.target);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    onSelect(tab.code, 'replace');
    elements[next]?.focus();
  }

  return (
    <List ref={list} role="tablist" aria-label="Country or region" onKeyDown={move}>
      {tabs.map(({ code, name }) => (
        <Tab
          key={code}
          type="button"
          role="tab"
          id={`tab-${code}`}
          aria-selected={code === selected}
          aria-controls={code === selected ? `panel-${code}` : undefined}
          tabIndex={code === selected ? 0 : -1}
          onClick={() => onSelect(code, 'push')}
        >
          {name}
        </Tab>
      ))}
    </List>
  );
}
