import { useState, type ReactElement, type ComponentProps } from 'react';
import { ContractForm } from '@waymark/mfe-kit/form';
import { Button, Inline, RadioGroup, Stack, TextArea, TextField, CheckboxField } from '@waymark/ui';
import { styled } from 'styled-components';
import { errorLog } from './error-log';
import type { FeedbackDraft, FeedbackState } from './use-feedback';

const SHOWN = 2;

const Lines = styled.ul`
  margin-block-start: 0.5rem;
  /* Under the words of the tick, not under the tick. */
  padding-inline-start: 3.75rem;
  overflow-wrap: anywhere;
`;

interface AttachedErrorsProps {
  errors: readonly string[];
  attach: boolean;
  onChange: (attach: boolean) => void;
}

/** Lists the error messages that will be sent, with an option to leave them out. */
function AttachedErrors({ errors, attach, onChange }: AttachedErrorsProps): ReactElement | null {
  if (errors.length === 0) return null;
  return (
    <div>
      <CheckboxField
        name="attachErrors"
        label="Attach recent error messages"
        hint="They help us find what went wrong. Untick this to leave them out."
        checked={attach}
        onChange={({ target }) => onChange(target.checked)}
      />
      <Lines aria-label="Most recent error messages">
        {errors.slice(-SHOWN).map((error) => (
          <li key={error}>{error}</li>
        ))}
      </Lines>
    </div>
  );
}

const OutOfSight = styled.div`
  position: absolute;
  inset-inline-start: -100vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

/** A honeypot: programs that fill in every field fill in this one too. People cannot see, hear or tab to it. */
function BaitField(field: ComponentProps<'input'>): ReactElement {
  return (
    <OutOfSight aria-hidden="true">
      <label>
        Website
        <input {...field} tabIndex={-1} autoComplete="off" />
      </label>
    </OutOfSight>
  );
}

const TYPES: { value: FeedbackDraft['type']; label: string }[] = [
  { value: 'bug_report', label: 'Bug report' },
  { value: 'suggestion', label: 'Suggestion' },
  { value: 'complaint', label: 'Complaint' },
  { value: 'praise', label: 'Praise' },
];
const URGENCIES: { value: NonNullable<FeedbackDraft['urgency']>; label: string }[] = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
];

export function FeedbackForm({ state, attachErrors, setAttachErrors }: FeedbackState): ReactElement {
  const [errors] = useState(errorLog.read);
  const { form, field } = state;
  const { isSubmitting } = form.formState;
  const { type, urgency, subject, message } = form.watch();
  const isComplete = subject.trim() !== '' && message.trim() !== '';
  return (
    <ContractForm state={state} label="Feedback">
      <Stack $gap={3}>
        {state.failure && (
          <div>
            <Button type="submit" busy={isSubmitting}>
              Try again
            </Button>
          </div>
        )}
        <p>
          Tell us what works for you and what does not. We also get the address of this page, the name of your browser
          and, when you are logged in, your account.
        </p>
      </Stack>
      <RadioGroup
        label="What is this about?"
        name="feedbackType"
        options={TYPES}
        value={type}
        onChange={(next) => form.setValue('type', next as typeof type)}
      />
      {type === 'bug_report' && (
        <RadioGroup
          label="Urgency"
          name="feedbackUrgency"
          options={URGENCIES}
          value={urgency ?? null}
          onChange={(next) => form.setValue('urgency', next as typeof urgency)}
        />
      )}
      <TextField label="Subject" required maxLength={200} {...field('subject')} />
      <TextArea label="Details" required maxLength={5000} {...field('message')} />
      <TextField
        label="Email"
        optional
        hint="Only if you would like a reply."
        type="email"
        autoComplete="email"
        maxLength={254}
        {...field('userEmail')}
      />
      <BaitField {...form.register('website')} />
      <AttachedErrors errors={errors} attach={attachErrors} onChange={setAttachErrors} />
      <Inline>
        <Button
          type="submit"
          variant="primary"
          busy={isSubmitting}
          disabled={!isComplete}
          onRefused={() => void state.submit()}
        >
          {isSubmitting ? 'Sending...' : 'Send feedback'}
        </Button>
        {!isComplete && <span>Please enter a subject and details.</span>}
      </Inline>
    </ContractForm>
  );
}
