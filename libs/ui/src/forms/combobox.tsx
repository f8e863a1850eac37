import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { LateStatus } from '../feedback/late-status';
import { Spinner } from '../feedback/spinner';
import { VisuallyHidden } from '../layout/visually-hidden';
import { Anchor, Below, Input, OptionRow, Popup, Waiting } from './combobox-parts';
import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';

/**
 * On a small screen the list would open below the edge or behind the on-screen keyboard. The box then scrolls to the
 * top with its list. Nothing moves when the whole list is visible.
 */
function showList(anchor: HTMLElement | null): void {
  const list = anchor?.querySelector('[role="listbox"]');
  if (!anchor || !list) return;
  const seen = window.visualViewport?.height ?? window.innerHeight;
  if (list.getBoundingClientRect().bottom > seen) anchor.scrollIntoView({ block: 'start' });
}

export interface ComboboxProps<T>
  extends
    FieldProps,
    Pick<ComponentProps<'input'>, 'id' | 'name' | 'placeholder' | 'autoFocus' | 'ref' | 'style' | 'maxLength'> {
  /** The results for the text, best first. */
  items: readonly T[];
  /** The text of the box after this item is picked. */
  itemToString: (item: T) => string;
  /** Returns a stable key of an item. */
  itemKey: (item: T) => string | number;
  /** Renders the content of an option; not interactive. Default: itemToString. */
  renderOption?: (item: T) => ReactNode;
  inputValue: string;
  /** Called on each change of the text, also with the text of a picked item and with '' when Escape clears it. */
  onInputValueChange: (value: string) => void;
  onSelect: (item: T) => void;
  /** `idle`: no search yet; `ready`: `items` is the result, even when empty; `error`: pass `error` too. */
  status: 'idle' | 'loading' | 'ready' | 'error';
  /** Shown below the box (reachable with Tab) when there are no results, e.g. "No venues found". */
  empty?: ReactNode;
  /** For the status text. Default ['result', 'results']. */
  noun?: readonly [one: string, many: string];
}

/** The box never picks an item by itself: leaving it keeps both text and choice. */
function reduce<T>(
  state: UseComboboxState<T>,
  { type, changes }: UseComboboxStateChangeOptions<T>,
): Partial<UseComboboxState<T>> {
  if (type === useCombobox.stateChangeTypes.InputBlur)
    return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
  // The caller holds the choice, so downshift sees it reset to null; that must not empty the box.
  if (type === useCombobox.stateChangeTypes.ControlledPropUpdatedSelectedItem)
    return { ...changes, inputValue: state.inputValue };
  if (type === useCombobox.stateChangeTypes.InputClick) return { ...changes, isOpen: true };
  return changes;
}

/**
 * APG combobox with a listbox below: arrows, Home and End move, Enter picks, Escape closes and then clears. A polite
 * status announces the number of results. The caller fetches; items stay shown while more load.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const {
    items,
    itemToString,
    itemKey,
    renderOption = itemToString,
    inputValue,
    onInputValueChange,
    onSelect,
    status,
    ...others
  } = props;
  const {
    empty,
    noun = ['result', 'results'],
    label,
    hint,
    error,
    required,
    optional,
    hideLabel,
    id,
    maxLength,
    style,
    ...input
  } = others;
  const list = useCombobox<T>({
    items: [...items],
    itemToString: (item) => (item === null ? '' : itemToString(item)),
    inputValue,
    selectedItem: null,
    stateReducer: reduce,
    onInputValueChange: ({ inputValue: next }) => onInputValueChange(next),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onSelect(selectedItem);
    },
  });
  const listed = list.isOpen && items.length > 0 && status !== 'idle';
  const anchor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (listed) showList(anchor.current);
  }, [listed]);
  const waiting = status === 'loading' && items.length === 0;
  const none = status === 'ready' && items.length === 0;
  return (
    <FieldFrame {...{ label, hint, error, required, optional, hideLabel, id, maxLength, style }} name={input.name}>
      {(attributes) => (
        <>
          <Anchor ref={anchor}>
            <Input
              {...list.getInputProps({
                ...input,
                id: attributes.id,
                autoComplete: 'off',
                // Downshift reports changes after painting, which would move the caret to the end.
                onChange: (event) => onInputValueChange(event.currentTarget.value),
              })}
              {...attributes}
              aria-labelledby={undefined}
              aria-expanded={listed}
            />
            {waiting && list.isOpen && (
              <Waiting>
                <Spinner /> Searching...
              </Waiting>
            )}
            <Popup {...list.getMenuProps()} aria-labelledby={`${attributes.id}-label`} hidden={!listed}>
              {listed &&
                items.map((item, index) => (
                  <OptionRow
                    key={itemKey(item)}
                    $active={list.highlightedIndex === index}
                    {...list.getItemProps({ item, index })}
                  >
                    {renderOption(item)}
                  </OptionRow>
                ))}
            </Popup>
          </Anchor>
          <VisuallyHidden role="status">{statusText(status, listed, items.length, noun)}</VisuallyHidden>
          {status === 'loading' && <LateStatus>Searching</LateStatus>}
          {none && empty !== undefined && <Below>{empty}</Below>}
        </>
      )}
    </FieldFrame>
  );
}

function statusText(status: string, listed: boolean, count: number, [one, many]: readonly [string, string]): string {
  if (status !== 'ready') return '';
  if (count === 0) return `No ${many} found`;
  return listed ? `${count} ${count === 1 ? one : many} found, use up and down arrows` : '';
}
