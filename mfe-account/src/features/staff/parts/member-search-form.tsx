import { STAFF_SEARCH_SCOPES, type StaffSearchScope } from '@waymark/contracts-account';
import { Button, Grid, SearchIcon, SelectField, TextField } from '@waymark/ui';
import { useState, type FormEvent } from 'react';
import type { MemberSearch } from '../api/search-members';

const SCOPE_LABELS: Record<StaffSearchScope, string> = {
  all: 'All members',
  pending: 'Waiting for verification',
  suspended: 'Suspended',
  staff: 'Staff',
};

interface MemberSearchFormProps {
  search: MemberSearch;
  byEmail: boolean;
  onSearch: (search: MemberSearch) => void;
}

export function MemberSearchForm({ search, byEmail, onSearch }: MemberSearchFormProps) {
  const [text, setText] = useState(search.text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ ...search, text: text.trim() });
  };
  return (
    <form role="search" aria-label="Members" onSubmit={submit}>
      <Grid $min="18rem" $gap={4} style={{ alignItems: 'end' }}>
        <TextField
          label="Find a member"
          hint={byEmail ? 'Name, username, member number or whole email address' : 'Name, username or member number'}
          type="search"
          autoComplete="off"
          maxLength={254}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <SelectField
          label="Show"
          value={search.scope}
          onChange={(event) =>
            onSearch({
              text: text.trim(),
              scope: STAFF_SEARCH_SCOPES.find((scope) => scope === event.target.value) ?? 'all',
            })
          }
        >
          {STAFF_SEARCH_SCOPES.map((scope) => (
            <option key={scope} value={scope}>
              {SCOPE_LABELS[scope]}
            </option>
          ))}
        </SelectField>
        <div>
          <Button type="submit" variant="primary" icon={<SearchIcon />}>
            Search
          </Button>
        </div>
      </Grid>
    </form>
  );
}
