import { useQuery } from '@tanstack/react-query';
import { DONATION_KINDS, DONATION_STATES } from '@waymark/contracts-account';
import { monthWords } from '@waymark/contracts-core';
import { Button, Grid, SearchIcon, SelectField, TextField } from '@waymark/ui';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { DONATION_KIND_WORDS, DONATION_STATE_WORDS } from '../../../shared/donations/donation-words';
import { totalsQuery } from '../staff-donations';
import type { DonationFilter } from '../donation-filter';

/** On its own row, because beside the others its hint would wrap onto a second line. */
const Widest = styled.div`
  grid-column: 1 / -1;
  max-width: 34rem;
`;

interface FilterFormProps {
  filter: DonationFilter;
  onFilter: (part: Partial<DonationFilter>) => void;
}

/** Filters by number, state, kind and month. */
export function FilterForm({ filter, onFilter }: FilterFormProps) {
  const [text, setText] = useState(filter.text);
  const { data: totals = [] } = useQuery(totalsQuery);
  const months = [...new Set([...totals.map(({ month }) => month), ...(filter.month ? [filter.month] : [])])];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onFilter({ text: text.trim() });
  };
  const choice = (name: 'state' | 'kind' | 'month', label: string, all: string, options: [string, string][]) => (
    <SelectField label={label} value={filter[name]} onChange={({ target }) => onFilter({ [name]: target.value })}>
      <option value="">{all}</option>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
  return (
    <form role="search" aria-label="Gifts" onSubmit={submit}>
      <Grid $min="13rem" $gap={4} style={{ alignItems: 'end' }}>
        <Widest>
          <TextField
            label="Find a gift"
            hint="Receipt, member or Stripe number"
            type="search"
            autoComplete="off"
            maxLength={100}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Widest>
        {choice(
          'state',
          'Status',
          'All statuses',
          DONATION_STATES.map((state) => [state, DONATION_STATE_WORDS[state][1]]),
        )}
        {choice(
          'kind',
          'Kind',
          'All kinds',
          DONATION_KINDS.map((kind) => [kind, DONATION_KIND_WORDS[kind]]),
        )}
        {choice(
          'month',
          'Month',
          'All months',
          months.map((month) => [month, monthWords(month)]),
        )}
        <div>
          <Button type="submit" variant="primary" icon={<SearchIcon />}>
            Search
          </Button>
        </div>
      </Grid>
    </form>
  );
}
