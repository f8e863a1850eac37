import type { AdminFeedbackDetail } from '@waymark/contracts-community';
import { dayWords } from '@waymark/contracts-core';
import { call } from '@waymark/mfe-kit';
import { Button, Card, fieldId, Inline, LinkButton, Section, Stack, TextField } from '@waymark/ui';
import { useState, type FormEvent } from 'react';
import { mergeFeedback, partFeedback } from '../../../endpoints';
import { useDeskAddress } from '../desk-address';
import { WrittenText } from '../plain-text';
import { useDeskAct } from '../use-desk-act';

/** Duplicates of this item, or the item that this one duplicates. */
export function FeedbackDuplicates({ feedback: { id, merged, duplicateOf } }: { feedback: AdminFeedbackDetail }) {
  const { run, busy } = useDeskAct();
  const { linkTo } = useDeskAddress();
  const part = (each: number) =>
    run({ act: () => call(partFeedback, { params: { id: each } }), done: `Feedback ${each} is separate again` });
  return (
    <Section heading="Says the same thing" intro={`This is feedback number ${id}.`}>
      <Card>
        {duplicateOf === null ? (
          <MergeForm id={id} />
        ) : (
          <Inline $gap={3}>
            <LinkButton to={linkTo(duplicateOf)}>{`Merged into feedback ${duplicateOf}`}</LinkButton>
            <Button busy={busy} onClick={() => part(id)}>
              Separate it again
            </Button>
          </Inline>
        )}
        {merged.map((each) => (
          <article key={each.id} aria-label={`Feedback ${each.id}`}>
            <Stack $gap={2}>
              <p>
                <strong>{each.subject}</strong>
                <span>{`, number ${each.id}, ${dayWords(each.createdAt)}`}</span>
              </p>
              <WrittenText>{each.message}</WrittenText>
              <div>
                <Button busy={busy} onClick={() => part(each.id)}>{`Separate number ${each.id} again`}</Button>
              </div>
            </Stack>
          </article>
        ))}
      </Card>
    </Section>
  );
}

function MergeForm({ id }: { id: number }) {
  const { run, busy } = useDeskAct();
  const { open, part } = useDeskAddress();
  const [number, setNumber] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const into = Number(number);
    const isRight = Number.isInteger(into) && into > 0 && into !== id;
    setError(isRight ? undefined : 'Enter the number of another piece of feedback.');
    if (!isRight) {
      document.getElementById(fieldId('into'))?.focus();
      return;
    }
    run({
      act: () => call(mergeFeedback, { params: { id }, body: { into } }),
      done: `Merged into feedback ${into}`,
      next: () => open({ tab: part('tab'), id: String(into) }),
    });
  };
  return (
    <form noValidate aria-label="Merge" onSubmit={submit}>
      <Inline $gap={4} $align="end">
        <TextField
          name="into"
          label="Number of the duplicate to merge into"
          inputMode="numeric"
          error={error}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
        <Button type="submit" busy={busy}>
          Merge this one into it
        </Button>
      </Inline>
    </form>
  );
}
