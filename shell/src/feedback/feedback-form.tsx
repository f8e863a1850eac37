import { useState, type ReactElement } from 'react';
import { ContractForm } from '@waymark/mfe-kit/form';
import { Button, Inline, RadioGroup, Stack, TextArea, TextField } from '@waymark/ui';
import { AttachedErrors } from './attached-errors';
import { BaitField } from './bait-field';
import { errorLog } from './error-log';
import type { FeedbackDraft, FeedbackState } from './use-feedback';

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
        hint="Only if you would like an answer."
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
        {!isComplete && <span>Subject and details are needed.</span>}
      </Inline>
    </ContractForm>
  );
}
