import { useRef, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { styled } from 'styled-components';
import { radius, space, target } from '../theme/tokens';

const List = styled(TabList)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  border-bottom: 2px solid var(--color-line);
`;

const Name = styled(Tab)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${target};
  max-width: 100%;
  margin-bottom: -2px;
  padding: ${space[2]} ${space[4]};
  border-bottom: 4px solid transparent;
  border-radius: ${radius} ${radius} 0 0;
  color: var(--color-text-soft);
  font-weight: 600;
  cursor: pointer;

  &[data-hovered] {
    background: var(--color-sunken);
    color: var(--color-text);
  }
  &[data-selected] {
    border-bottom-color: var(--color-accent);
    background: var(--color-accent-soft);
    color: var(--color-accent);

    @media (forced-colors: active) {
      forced-color-adjust: none;
      border-bottom-color: Highlight;
      background: SelectedItem;
      color: SelectedItemText;
    }
  }
`;

const Panel = styled(TabPanel)`
  padding-top: ${space[6]};

  &[inert] {
    display: none;
  }
`;

export interface TabItem {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly TabItem[];
  /** ID of the open tab. */
  selected: string;
  /** `moved`: with arrow keys, which pass through other tabs; do not add those to the history. */
  onSelect: (id: string, how: 'pressed' | 'moved') => void;
  /** Keeps the input of a closed tab; otherwise the tab is rendered again each time. */
  keepsClosed?: boolean;
}

/** Tabs by the ARIA practices: arrows, Home and End move between them. */
export function Tabs({ label, tabs, selected, onSelect, keepsClosed = true }: TabsProps) {
  const isPressed = useRef(false);
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(id) => {
        onSelect(String(id), isPressed.current ? 'pressed' : 'moved');
        isPressed.current = false;
      }}
    >
      <List
        aria-label={label}
        onPointerDownCapture={() => void (isPressed.current = true)}
        // A screen reader presses with a click that has no pointer event before it.
        onClickCapture={({ detail }) => void (isPressed.current ||= detail === 0)}
      >
        {tabs.map((tab) => (
          <Name key={tab.id} id={tab.id}>
            {tab.label}
          </Name>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel key={tab.id} id={tab.id} shouldForceMount={keepsClosed}>
          {tab.content}
        </Panel>
      ))}
    </AriaTabs>
  );
}
