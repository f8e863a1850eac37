import {
  type AdminFeedbackDetail,
  FEEDBACK_STATUS_LABELS,
  FEEDBACK_STATUSES,
  FEEDBACK_DESK_LIMITS,
} from '@waymark/contracts-community';
import { useQuery } from '@tanstack/react-query';
import { call, useSession } from '@waymark/mfe-kit';
import { Button, Card, Grid, Section, SelectField, Stack, TextField } from '@waymark/ui';
import { useState, type FormEvent } from 'react';
import { changeFeedback } from '../../../endpoints';
import { useDeskAct } from '../use-desk-act';
import { colleagues } from './feedback-queries';

const tagsOf = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** Status and assignee. */
export function FeedbackWork({ feedback }: { feedback: AdminFeedbackDetail }) {
  const { id, version, assignee } = feedback;
  const { user } = useSession();
  const { data: people = [] } = useQuery(colleagues);
  const [status, setStatus] = useState(feedback.status);
  const [assigneeId, setAssigneeId] = useState(String(assignee?.id ?? ''));
  const [tags, setTags] = useState(feedback.tags.join(', '));
  const { run, busy } = useDeskAct();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const body = { version, status, assigneeId: assigneeId === '' ? null : Number(assigneeId), tags: tagsOf(tags) };
    run({ act: () => call(changeFeedback, { params: { id }, body }), done: 'Saved' });
  };
  const all = people.some((each) => each.id === assignee?.id) || !assignee ? people : [assignee, ...people];
  return (
    <Section heading="Status and assignment">
      <Card>
        <form aria-label="Status and assignment" onSubmit={save}>
          <Stack $gap={4}>
            <Grid $min="12rem" $gap={4} style={{ alignItems: 'end' }}>
              <SelectField
                label="Status"
                value={status}
                onChange={(event) =>
                  setStatus(FEEDBACK_STATUSES.find((each) => each === event.target.value) ?? feedback.status)
                }
              >
                {FEEDBACK_STATUSES.map((each) => (
                  <option key={each} value={each}>
                    {FEEDBACK_STATUS_LABELS[each]}
                  </option>
                ))}
              </SelectField>
              <SelectField
                label="Assigned to"
                value={assigneeId}
                onChange={(event) => setAssigneeId(event.target.value)}
              >
                <option value="">Nobody</option>
                {all.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.id === user?.id ? 'Me' : (each.name ?? `Member ${each.id}`)}
                  </option>
                ))}
              </SelectField>
              <TextField
                label="Tags"
                hint={`Up to ${FEEDBACK_DESK_LIMITS.tags}, separated by commas`}
                value={tags}
                onChange={(event) => setTags(event.target.value)}
              />
            </Grid>
            <div>
              <Button type="submit" variant="primary" busy={busy}>
                Save
              </Button>
            </div>
          </Stack>
        </form>
      </Card>
    </Section>
  );
}
