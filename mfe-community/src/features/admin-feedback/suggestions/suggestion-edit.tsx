import {
  type AdminSuggestionDetail,
  SUGGESTION_CATEGORIES,
  SUGGESTION_CATEGORY_LABELS,
  SUGGESTION_LIMITS,
  SUGGESTION_PRIORITIES,
  SUGGESTION_PRIORITY_LABELS,
} from '@waymark/contracts-community';
import { call } from '@waymark/mfe-kit';
import { Button, Card, Grid, Inline, Section, SelectField, Stack, TextArea, TextField } from '@waymark/ui';
import { useState, type FormEvent } from 'react';
import { changeSuggestion } from '../../../endpoints';
import { useDeskAct } from '../use-desk-act';

/** Edits text, category, priority and status. */
export function SuggestionEdit({ suggestion }: { suggestion: AdminSuggestionDetail }) {
  const { id, version, status } = suggestion;
  const [title, setTitle] = useState(suggestion.title);
  const [description, setDescription] = useState(suggestion.description);
  const [category, setCategory] = useState(suggestion.category);
  const [priority, setPriority] = useState(suggestion.priority);
  const { run, busy } = useDeskAct();
  const change = (part: object, done: string) =>
    run({ act: () => call(changeSuggestion, { params: { id }, body: { version, ...part } }), done });
  const save = (event: FormEvent) => {
    event.preventDefault();
    change({ title, description, category, priority }, 'Saved');
  };
  return (
    <Section heading="Change it">
      <Card>
        <form aria-label="Change it" onSubmit={save}>
          <Stack $gap={4}>
            <TextField
              label="Title"
              required
              maxLength={SUGGESTION_LIMITS.title}
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
            <TextArea
              label="Description"
              required
              rows={5}
              maxLength={SUGGESTION_LIMITS.description}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
            <Grid $min="12rem" $gap={4}>
              <SelectField
                label="Category"
                value={category}
                onChange={({ target }) =>
                  setCategory(SUGGESTION_CATEGORIES.find((each) => each === target.value) ?? category)
                }
              >
                {SUGGESTION_CATEGORIES.map((each) => (
                  <option key={each} value={each}>
                    {SUGGESTION_CATEGORY_LABELS[each]}
                  </option>
                ))}
              </SelectField>
              <SelectField
                label="Priority"
                value={priority}
                onChange={({ target }) =>
                  setPriority(SUGGESTION_PRIORITIES.find((each) => each === target.value) ?? priority)
                }
              >
                {SUGGESTION_PRIORITIES.map((each) => (
                  <option key={each} value={each}>
                    {SUGGESTION_PRIORITY_LABELS[each]}
                  </option>
                ))}
              </SelectField>
            </Grid>
            <Inline $gap={3}>
              <Button type="submit" variant="primary" busy={busy}>
                Save
              </Button>
              {status === 'open' && (
                <Button busy={busy} onClick={() => change({ status: 'planned' }, 'Planned')}>
                  Plan it
                </Button>
              )}
              {(status === 'open' || status === 'planned') && (
                <Button busy={busy} onClick={() => change({ status: 'dismissed' }, 'Dismissed')}>
                  Dismiss it
                </Button>
              )}
              {(status === 'dismissed' || status === 'planned') && (
                <Button busy={busy} onClick={() => change({ status: 'open' }, 'Open again')}>
                  Open it again
                </Button>
              )}
            </Inline>
          </Stack>
        </form>
      </Card>
    </Section>
  );
}
