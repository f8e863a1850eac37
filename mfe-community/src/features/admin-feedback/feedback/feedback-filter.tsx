import {
  FEEDBACK_ASSIGNEE_LABELS,
  FEEDBACK_DESK_LIMITS,
  FEEDBACK_STATUS_LABELS,
  FEEDBACK_TYPE_LABELS,
  FEEDBACK_URGENCY_LABELS,
} from '@waymark/contracts-community';
import { Button, Grid, SearchIcon, SelectField, TextField } from '@waymark/ui';
import { useEffect, useState, type FormEvent } from 'react';
import { useDeskAddress } from '../desk-address';

/** Parts of the address that narrow the list, by the names that the service has for them. */
export const FILTERS = ['q', 'status', 'type', 'urgency', 'assignee', 'suspected'] as const;

const CHOICES = [
  { name: 'status', label: 'Status', options: FEEDBACK_STATUS_LABELS },
  { name: 'type', label: 'Kind', options: FEEDBACK_TYPE_LABELS },
  { name: 'urgency', label: 'Urgency', options: FEEDBACK_URGENCY_LABELS },
  { name: 'assignee', label: 'Assigned to', options: FEEDBACK_ASSIGNEE_LABELS },
  { name: 'suspected', label: 'Sent by', options: { true: 'Possible bots' } },
] as const;

/** What the list shows. A choice counts at once, words when they are sent. */
export function FeedbackFilter() {
  const { part, change } = useDeskAddress();
  const [typed, setTyped] = useState(part('q'));
  const asked = part('q');
  useEffect(() => setTyped(asked), [asked]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    change({ q: typed.trim() });
  };
  return (
    <form role="search" aria-label="Feedback" onSubmit={search}>
      <Grid $min="8rem" $gap={3} style={{ alignItems: 'end' }}>
        <TextField
          label="Search words"
          type="search"
          maxLength={FEEDBACK_DESK_LIMITS.search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div>
          <Button type="submit" icon={<SearchIcon />}>
            Search
          </Button>
        </div>
        {CHOICES.map(({ name, label, options }) => (
          <SelectField
            key={name}
            label={label}
            value={part(name)}
            onChange={(event) => change({ [name]: event.target.value })}
          >
            <option value="">{name === 'suspected' ? 'People' : 'All'}</option>
            {Object.entries(options).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </SelectField>
        ))}
      </Grid>
    </form>
  );
}
