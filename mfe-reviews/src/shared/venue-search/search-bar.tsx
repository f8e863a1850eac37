import type { VenueSearchResult } from '@waymark/contracts-reviews';
import { TextField } from '@waymark/ui';
import { useState, type RefObject } from 'react';
import { VenueSearch } from './venue-search';
import type { SearchMode } from './venue-search-query';

interface SearchBarProps {
  mode: SearchMode;
  inUk: boolean;
  initialText?: string;
  initialWhere?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
  size?: 'large' | 'compact';
  /** Other search criteria; with these, both boxes may be empty. */
  chosen?: string;
  /** Called on each change of either box. */
  onTyped?: (part: { q: string } | { where: string }) => void;
  onSearch: (asked: { q: string; where: string }) => void;
  onSelect: (venue: VenueSearchResult) => void;
}

/** A search bar with two fields: what and where. */
export function SearchBar({
  mode,
  inUk,
  initialText = '',
  initialWhere = '',
  inputRef,
  size = 'large',
  chosen = '',
  onTyped,
  onSearch,
  onSelect,
}: SearchBarProps) {
  const [where, setWhere] = useState(initialWhere);
  return (
    <VenueSearch
      label="Place, kind of place or need"
      mode={mode}
      inUk={inUk}
      initialText={initialText}
      {...(inputRef ? { inputRef } : {})}
      joined={size}
      besideText={`${where}${chosen}`}
      beside={
        <TextField
          label="Where"
          name="where"
          autoComplete="off"
          maxLength={100}
          value={where}
          onChange={({ target }) => {
            setWhere(target.value);
            onTyped?.({ where: target.value });
          }}
        />
      }
      onShowAll={(text) => onSearch({ q: text.trim(), where: where.trim() })}
      inWords={(understood) => [understood, chosen, where.trim() && `in ${where.trim()}`].filter(Boolean).join(', ')}
      shownText={initialText}
      onText={(q) => onTyped?.({ q })}
      onSelect={onSelect}
    />
  );
}
