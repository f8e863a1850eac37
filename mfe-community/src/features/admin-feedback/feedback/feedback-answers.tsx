import { type AdminFeedbackDetail, FEEDBACK_DESK_LIMITS, type FeedbackNote } from '@waymark/contracts-community';
import { momentWords } from '@waymark/contracts-core';
import { call } from '@waymark/mfe-kit';
import { Card, Section, space } from '@waymark/ui';
import { styled } from 'styled-components';
import { answerFeedback, noteFeedback } from '../../../endpoints';
import { WrittenText } from '../plain-text';
import { useDeskAct } from '../use-desk-act';
import { WordsForm } from '../words-form';

const List = styled.ol`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** What was answered and noted, and the forms for more. */
export function FeedbackAnswers({ feedback }: { feedback: AdminFeedbackDetail }) {
  const { id, notes, canAnswer, duplicates, userEmail } = feedback;
  const { run, busy } = useDeskAct();
  const others = duplicates > 0 ? ` So does each of the ${duplicates} merged into it who can be written to.` : '';
  const whom = userEmail ? `${userEmail} gets it.` : 'The person who sent this gets it at the address that we know.';
  return (
    <>
      <Section heading="Answer by mail">
        <Card>
          {canAnswer ? (
            <WordsForm
              key={`answer-${id}`}
              name="answer"
              label="Your answer"
              hint={`${whom}${others} Your name is not in it.`}
              button="Send the answer"
              most={FEEDBACK_DESK_LIMITS.answer}
              needed="Write the answer first."
              busy={busy}
              onSend={(text, idempotencyKey, sent) =>
                run({
                  act: () => call(answerFeedback, { params: { id }, body: { text }, idempotencyKey }),
                  done: 'The answer is on its way',
                  next: sent,
                })
              }
            />
          ) : (
            <p>A visitor sent this and gave no email address, so there is nobody to answer.</p>
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
            hint="If a member sent this, your note is in the copy of their data when they ask for it."
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
  const who = author ? (author.name ?? `Member ${author.id}`) : 'Somebody who left';
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
