import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { Alert, Button, Inline, RadioGroup, Stack, TextArea, TextField } from '@waymark/ui';
import { AttachedErrors } from './attached-errors';
import { BaitField } from './bait-field';
import { errorLog } from './error-log';
import { isComplete } from './feedback-draft';
import { FEEDBACK_TYPES, FEEDBACK_URGENCIES, type FeedbackType, type FeedbackUrgency } from './feedback-payload';
import type { useFeedback } from './use-feedback';

const EMAIL_MESSAGE = 'Please enter a valid email address';

export type FeedbackFormProps = Pick<ReturnType<typeof useFeedback>, 'draft' | 'change' | 'failure' | 'send'> & { sending: boolean };

export function FeedbackForm({ draft, change, failure, send, sending }: FeedbackFormProps): ReactElement {
  const [wrongEmail, setWrongEmail] = useState(false);
  const [errors] = useState(errorLog.read);
  const email = useRef<HTMLInputElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  // The button that had the focus was disabled while sending: without this the focus is lost.
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isWrong = email.current?.validity.typeMismatch === true;
    setWrongEmail(isWrong);
    if (isWrong) email.current?.focus();
    else void send();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap={5}>
        <div>
          <div ref={alert} tabIndex={-1} role="alert">
            {failure && (
              <Alert tone="bad" title="Your feedback was not sent" style={{ marginBlockEnd: '1rem' }}>
                <Stack $gap={3}>
                  {failure.message}
                  <Button type="submit" busy={sending}>Try again</Button>
                </Stack>
              </Alert>
            )}
          </div>
          <p>Tell us what works for you and what does not. We also get the address of this page, the name of your browser and, when you are logged in, your account.</p>
        </div>
        <RadioGroup label="What is this about?" name="feedbackType" options={FEEDBACK_TYPES} value={draft.type} onChange={(type) => change({ type: type as FeedbackType })} />
        {draft.type === 'bug_report' && (
          <RadioGroup label="Urgency" name="feedbackUrgency" options={FEEDBACK_URGENCIES} value={draft.urgency} onChange={(urgency) => change({ urgency: urgency as FeedbackUrgency })} />
        )}
        <TextField label="Subject" name="subject" required maxLength={200} value={draft.subject} error={failure?.fieldErrors['subject']} onChange={({ target }) => change({ subject: target.value })} />
        <TextArea label="Details" name="message" required maxLength={5000} value={draft.message} error={failure?.fieldErrors['message']} onChange={({ target }) => change({ message: target.value })} />
        <TextField
          label="Email" optional hint="Only if you would like an answer." name="userEmail" type="email" autoComplete="email" maxLength={254} ref={email}
          value={draft.userEmail} error={wrongEmail ? EMAIL_MESSAGE : failure?.fieldErrors['userEmail']} onChange={({ target }) => change({ userEmail: target.value })}
        />
        <BaitField value={draft.website} onChange={(website) => change({ website })} />
        <AttachedErrors errors={errors} attach={draft.attachErrors} onChange={(attachErrors) => change({ attachErrors })} />
        <Inline>
          <Button type="submit" variant="primary" busy={sending} disabled={!isComplete(draft)}>
            {sending ? 'Sending...' : 'Send feedback'}
          </Button>
          {!isComplete(draft) && <span>Subject and details are needed.</span>}
        </Inline>
      </Stack>
    </form>
  );
}
