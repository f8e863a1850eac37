import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { pointOut } from '@waymark/mfe-kit';
import { Alert, Button, fieldId, Inline, RadioGroup, Stack, TextArea, TextField } from '@waymark/ui';
import { AttachedErrors } from './attached-errors';
import { BaitField } from './bait-field';
import { errorLog } from './error-log';
import { missingIn } from './feedback-draft';
import { FEEDBACK_TYPES, FEEDBACK_URGENCIES, type FeedbackType, type FeedbackUrgency } from './feedback-payload';
import type { useFeedback } from './use-feedback';

const EMAIL_MESSAGE = 'Please enter a valid email address';

export type FeedbackFormProps = Pick<ReturnType<typeof useFeedback>, 'draft' | 'change' | 'failure' | 'send'> & {
  sending: boolean;
};

export function FeedbackForm({ draft, change, failure, send, sending }: FeedbackFormProps): ReactElement {
  const [wrongEmail, setWrongEmail] = useState(false);
  const [errors] = useState(errorLog.read);
  const [isRefused, setIsRefused] = useState(false);
  const missing = missingIn(draft);
  const [first] = Object.entries(missing);
  const refuse = (): void => {
    setIsRefused(true);
    if (first) pointOut(document.getElementById(fieldId(first[0])), first[1]);
  };
  const errorOf = (name: 'subject' | 'message'): string | undefined =>
    (isRefused && missing[name]) || failure?.fieldErrors[name];
  const email = useRef<HTMLInputElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  // The form may have scrolled away above its button: the message comes into view and is read.
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (first) return refuse();
    const isWrong = email.current?.validity.typeMismatch === true;
    setWrongEmail(isWrong);
    if (isWrong) email.current?.focus();
    else void send();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap={5}>
        <div>
          <div ref={alert} tabIndex={-1} role="group" aria-label="Sending">
            {failure && (
              <Alert tone="bad" title="Your feedback was not sent" style={{ marginBlockEnd: '1rem' }}>
                <Stack $gap={3}>
                  {failure.message}
                  <Button type="submit" busy={sending}>
                    Try again
                  </Button>
                </Stack>
              </Alert>
            )}
          </div>
          <p>
            Tell us what works for you and what does not. We also get the address of this page, the name of your browser
            and, when you are logged in, your account.
          </p>
        </div>
        <RadioGroup
          label="What is this about?"
          name="feedbackType"
          options={FEEDBACK_TYPES}
          value={draft.type}
          onChange={(type) => change({ type: type as FeedbackType })}
        />
        {draft.type === 'bug_report' && (
          <RadioGroup
            label="Urgency"
            name="feedbackUrgency"
            options={FEEDBACK_URGENCIES}
            value={draft.urgency}
            onChange={(urgency) => change({ urgency: urgency as FeedbackUrgency })}
          />
        )}
        <TextField
          label="Subject"
          name="subject"
          required
          maxLength={200}
          value={draft.subject}
          error={errorOf('subject')}
          onChange={({ target }) => change({ subject: target.value })}
        />
        <TextArea
          label="Details"
          name="message"
          required
          maxLength={5000}
          value={draft.message}
          error={errorOf('message')}
          onChange={({ target }) => change({ message: target.value })}
        />
        <TextField
          label="Email"
          optional
          hint="Only if you would like an answer."
          name="userEmail"
          type="email"
          autoComplete="email"
          maxLength={254}
          ref={email}
          value={draft.userEmail}
          error={wrongEmail ? EMAIL_MESSAGE : failure?.fieldErrors['userEmail']}
          onChange={({ target }) => change({ userEmail: target.value })}
        />
        <BaitField value={draft.website} onChange={(website) => change({ website })} />
        <AttachedErrors
          errors={errors}
          attach={draft.attachErrors}
          onChange={(attachErrors) => change({ attachErrors })}
        />
        <Inline>
          <Button type="submit" variant="primary" busy={sending} disabled={first !== undefined} onRefused={refuse}>
            {sending ? 'Sending...' : 'Send feedback'}
          </Button>
          {first && <span>Subject and details are needed.</span>}
        </Inline>
      </Stack>
    </form>
  );
}
