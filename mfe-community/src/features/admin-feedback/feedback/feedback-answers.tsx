import { type AdminFeedbackDetail, FEEDBACK_DESK_LIMITS, type FeedbackNote } from '@waymark/contracts-community';
import { momentWords } from '@waymark/contracts-core';
import { call } from '@waymark/mfe-kit';
import { useSubmissionKey } from '@waymark/mfe-kit/form';
import { Button, Card, fieldId, Section, space, Stack, TextArea } from '@waymark/ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { answerFeedback, noteFeedback } from '../../../endpoints';
import { WrittenText } from '../plain-text';
import { useDeskAct } from '../use-desk-act';

interface WordsFormProps {
  /** Unique name of the field on the page. */
  name: string;
  label: string;
  hint?: string;
  button: string;
  most: number;
  busy: boolean;
  /** Shown when the text is empty. */
  needed: string;
  onSend: (text: string, idempotencyKey: string, sent: () => void) => void;
}

/** A text field for staff and a button. The text stays until it is sent. */
function WordsForm({ name, label, hint, button, most, busy, needed, onSend }: WordsFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const keyOf = useSubmissionKey();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = text.trim();
    setError(given === '' ? needed : undefined);
    if (given === '') document.getElementById(fieldId(name))?.focus();
    else onSend(given, keyOf({ name, given }), () => setText(''));
  };
  return (
    <form noValidate aria-label={label} onSubmit={submit}>
      <Stack $gap={4}>
        <TextArea
          name={name}
          label={label}
          hint={hint}
          error={error}
          rows={4}
          maxLength={most}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div>
          <Button type="submit" busy={busy}>
            {button}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Replies and notes, and the forms to add more. */
export function FeedbackAnswers({ feedback }: { feedback: AdminFeedbackDetail }) {
  const { id, notes, canAnswer, duplicates, userEmail } = feedback;
  const { run, busy } = useDeskAct();
  const others =
    duplicates > 0
      ? ` We will also send it to the senders of the ${duplicates} merged into it, where we have an address.`
      : '';
  const whom = userEmail
    ? `We will send it to ${userEmail}.`
    : 'We will send it to the address we have for this person.';
  return (
    <>
      <Section heading="Reply by email">
        <Card>
          {canAnswer ? (
            <WordsForm
              key={`answer-${id}`}
              name="answer"
              label="Your reply"
              hint={`${whom}${others} It will not show your name.`}
              button="Send the reply"
              most={FEEDBACK_DESK_LIMITS.answer}
              needed="Write the reply first."
              busy={busy}
              onSend={(text, idempotencyKey, sent) =>
                run({
                  act: () => call(answerFeedback, { params: { id }, body: { text }, idempotencyKey }),
                  done: 'The reply is on its way',
                  next: sent,
                })
              }
            />
          ) : (
            <p>A visitor sent this without an email address, so you cannot reply.</p>
          )}
        </Card>
      </Section>
      <Section heading="Notes">
        <Card>
          {notes.length > 0 && (
            <List role="list">
              {notes.map((note) => (
                <Note key={note.id} note={note} />
              ))}
            </List>
          )}
          <WordsForm
            key={`note-${id}`}
            name="note"
            label="A note for colleagues"
            hint="If a member sent this, they will see your note when they ask for a copy of their data."
            button="Add the note"
            most={FEEDBACK_DESK_LIMITS.note}
            needed="Write the note first."
            busy={busy}
            onSend={(text, idempotencyKey, sent) =>
              run({
                act: () => call(noteFeedback, { params: { id }, body: { text }, idempotencyKey }),
                done: 'Note added',
                next: sent,
              })
            }
          />
        </Card>
      </Section>
    </>
  );
}

function Note({ note: { kind, author, text, createdAt } }: { note: FeedbackNote }) {
  const who = author ? (author.name ?? `Member ${author.id}`) : 'A former member';
  return (
    <li>
      <p>
        <strong>{kind === 'answer' ? 'Answered' : 'Noted'}</strong> <span>{`by ${who},`}</span>{' '}
        <time dateTime={createdAt}>{momentWords(createdAt)}</time>
      </p>
      <WrittenText>{text}</WrittenText>
    </li>
  );
}
