import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import {
  type DecideBulkUndo,
  decideBulkUndoSchema,
  REPORT_REASON_LABELS,
  REPORT_REASONS,
  type BulkUndo,
} from '@waymark/contracts-community';
import { dayWords, BULK_UNDO_KIND_LABELS, type BulkUndoKind } from '@waymark/contracts-core';
import { announce, ApiError, call } from '@waymark/mfe-kit';
import { ContractForm, failureMessage, useContractForm, useSubmissionKey } from '@waymark/mfe-kit/form';
import { Alert, Button, Dialog, Inline, SelectField, Stack, TextArea } from '@waymark/ui';
import { type ReactNode, useRef, useState } from 'react';
import type { z } from 'zod';
import { decideBulkUndo } from '../../endpoints';
import { bulkUndoQuery } from './bulk-undo-query';

const FAILED = 'We could not save your decision. What you wrote is still here. Please try again.';
/** Only the text belongs to the form; the rest of the decision is taken from the page when it is sent. */
const wordsSchema = decideBulkUndoSchema.pick({ rule: true, facts: true });
type Words = z.input<typeof wordsSchema>;

interface BulkUndoFormProps {
  found: BulkUndo;
  leftOut: readonly BulkUndoKind[];
  /** Called with the decision's number. */
  onDecided: (decisionNumber: number) => void;
}

/** The rule and the facts: the text of the statement of reasons for the member. */
export function BulkUndoForm({ found, leftOut, onDecided }: BulkUndoFormProps) {
  const { memberId, memberName, day, decisionNumber, state: standing } = found;
  const act: DecideBulkUndo['act'] = standing === 'reverted' ? 'undo' : 'revert';
  const client = useQueryClient();
  const keyOf = useSubmissionKey();
  const { queryKey } = bulkUndoQuery({ memberId: String(memberId), day });
  const { isAsked, askIfSure, answer } = useSure();
  const [isOvertaken, setIsOvertaken] = useState(false);
  const state = useContractForm<Words, z.output<typeof wordsSchema>>({
    resolver: zodResolver(wordsSchema),
    defaultValues: { rule: 'other', facts: '' },
    labels: { rule: 'The rule', facts: 'The facts' },
    failed: (error) => ({ message: failureMessage(error, FAILED) }),
    send: async (words) => {
      if (!(await askIfSure())) return;
      const body = { ...words, act, leftOut: [...leftOut], decisionNumber };
      const params = { memberId, day };
      const decided = await call(decideBulkUndo, { params, body, idempotencyKey: keyOf(body) });
      client.setQueryData(queryKey, decided);
      setIsOvertaken(false);
      state.form.reset();
      announce(act === 'revert' ? 'This day has been undone.' : 'This day has been restored.');
      onDecided(decided.decisionNumber);
    },
    // Another person decided meanwhile: shows the new state and keeps the input.
    onFailed: (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) return;
      setIsOvertaken(error.problem?.code === 'case.changed');
      void client.invalidateQueries({ queryKey });
    },
  });
  const button = act === 'revert' ? 'Undo this day' : 'Restore this day';
  return (
    <>
      <ContractForm state={state} label="Decision about this day" button={button} busy="Deciding...">
        {isOvertaken && (
          <Alert tone="warn" title="Your decision was not saved: something has changed">
            The current status is shown above. What you wrote is still here. The button shows what you would decide now.
          </Alert>
        )}
        <p>{leftOutWords(leftOut)}</p>
        <SelectField label="The rule" required {...state.field('rule')}>
          {REPORT_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {REPORT_REASON_LABELS[reason]}
            </option>
          ))}
        </SelectField>
        <TextArea
          label="The facts"
          required
          hint="The member will read this. Say what they did that led to your decision. Do not say who told you."
          rows={4}
          {...state.field('facts')}
        />
      </ContractForm>
      <ConfirmDecision
        isOpen={isAsked}
        title={`${act === 'revert' ? 'Undo' : 'Restore'} ${dayWords(day)}?`}
        button={act === 'revert' ? 'Yes, undo it' : 'Yes, restore it'}
        onAnswer={answer}
      >
        {act === 'revert'
          ? `What ${memberName} did on that day will be undone in every part of the site. ${leftOutWords(leftOut)} They will get one statement with your reasons, and can appeal.`
          : `Everything by ${memberName} that was undone will come back, with its votes and counts. They will get a statement with your reasons.`}
      </ConfirmDecision>
    </>
  );
}

const leftOutWords = (leftOut: readonly BulkUndoKind[]): string =>
  leftOut.length === 0
    ? 'Nothing is left out.'
    : `Left out: ${leftOut.map((kind) => BULK_UNDO_KIND_LABELS[kind]).join(', ')}.`;

interface ConfirmDecisionProps {
  isOpen: boolean;
  title: string;
  /** Label of the confirming button. */
  button: string;
  onAnswer: (isSure: boolean) => void;
  children: ReactNode;
}

/** A bulk undo affects a lot of content, so this asks for confirmation; closing the dialog decides nothing. */
function ConfirmDecision({ isOpen, title, button, onAnswer, children }: ConfirmDecisionProps) {
  return (
    <Dialog open={isOpen} onClose={() => onAnswer(false)} title={title}>
      <Stack $gap={5}>
        <p>{children}</p>
        <Inline $gap={3}>
          <Button variant="primary" onClick={() => onAnswer(true)}>
            {button}
          </Button>
          <Button onClick={() => onAnswer(false)}>No, go back</Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}

/** Asks for confirmation and waits for the answer. */
function useSure() {
  const [isAsked, setIsAsked] = useState(false);
  const waiting = useRef<((isSure: boolean) => void) | null>(null);
  return {
    isAsked,
    askIfSure: (): Promise<boolean> => {
      setIsAsked(true);
      return new Promise((resolve) => {
        waiting.current = resolve;
      });
    },
    answer: (isSure: boolean): void => {
      setIsAsked(false);
      waiting.current?.(isSure);
      waiting.current = null;
    },
  };
}
