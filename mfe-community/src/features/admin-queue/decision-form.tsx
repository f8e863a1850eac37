import { zodResolver } from '@hookform/resolvers/zod';
import {
  CASE_ACT_HINTS,
  CASE_ACT_LABELS,
  type CaseDetail,
  type Decision,
  decisionSchema,
  REPORT_REASON_LABELS,
  REPORT_REASONS,
} from '@waymark/contracts-community';
import { announce, ApiError, call } from '@waymark/mfe-kit';
import { ContractForm, failureMessage, useContractForm, useSubmissionKey } from '@waymark/mfe-kit/form';
import { Alert, RadioGroup, SelectField, TextArea } from '@waymark/ui';
import { useCallback, useRef, useState } from 'react';
import type { z } from 'zod';
import { decideCase, readCase } from '../../endpoints';
import { QUEUE_WORDS } from '../../messages/en/queue';
import { ActParts } from './act-parts';
import type { Hand } from './use-hand';

const WORDS = QUEUE_WORDS.decide;

/** What becomes of it, by which rule, on which facts: the words of the statement that its author reads. */
export function DecisionForm({ found, hand }: { found: CaseDetail; hand: Hand }) {
  const { id, decisionNumber, reasons, inForce } = found;
  const acts = useActs(found);
  const [isOvertaken, setIsOvertaken] = useState(false);
  const store = useRef<(() => Promise<number | null>) | null>(null);
  const onCorrection = useCallback((given: typeof store.current) => void (store.current = given), []);
  const keyOf = useSubmissionKey();
  const state = useContractForm<z.input<typeof decisionSchema>, Decision>({
    resolver: zodResolver(decisionSchema),
    defaultValues: {
      act: undefined,
      rule: reasons[0] ?? 'other',
      facts: '',
      decisionNumber,
      limitDays: undefined,
      takesBack: false,
    },
    labels: { act: WORDS.act, rule: WORDS.rule, facts: WORDS.facts, limitDays: WORDS.limitDays },
    fields: ['act', 'limitDays', 'rule', 'facts'],
    failed: (error) => ({ message: failureMessage(error, WORDS.failed) }),
    send: async (decision) => {
      // About what is shown now: it may have been decided by another since the form was opened.
      const now = { ...decision, decisionNumber };
      const body = now.act === 'correct' ? { ...now, ...(await corrected()) } : now;
      await call(decideCase, { params: { id }, body, idempotencyKey: keyOf(body) });
      announce(`${WORDS.done[body.act]} ${WORDS.authorHears}`);
      await hand.next();
    },
    // Decided by another meanwhile: the new state is shown, to be decided about or not, and what was typed stays.
    onFailed: (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) return;
      setIsOvertaken(error.problem?.code === 'case.changed');
      call(readCase, { params: { id } }).then(hand.show, () => undefined);
    },
  });
  const { form } = state;

  /** The number of the words; none after an appeal that leaves them as they are. */
  async function corrected(): Promise<{ correctionId?: number }> {
    const correctionId = (await store.current?.()) ?? null;
    if (correctionId !== null) return { correctionId };
    if (inForce?.isCorrected) return {};
    throw new Error(WORDS.unchanged);
  }

  const act = form.watch('act') ?? null;
  return (
    <ContractForm state={state} label="Decision" button={act === null ? undefined : WORDS.submit} busy={WORDS.busy}>
      {isOvertaken && (
        <Alert tone="warn" title={WORDS.overtaken}>
          {WORDS.overtakenWhy}
        </Alert>
      )}
      <RadioGroup
        label={WORDS.act}
        name="act"
        required
        options={acts.map((value) => ({ value, label: CASE_ACT_LABELS[value], hint: CASE_ACT_HINTS[value] }))}
        value={act}
        onChange={(value) => form.setValue('act', value as Decision['act'])}
        error={form.formState.errors.act?.message}
      />
      <ActParts act={act} found={found} onCorrection={onCorrection} />
      {act !== null && (
        <>
          <SelectField label={WORDS.rule} required {...state.field('rule')}>
            {REPORT_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {REPORT_REASON_LABELS[reason]}
              </option>
            ))}
          </SelectField>
          <TextArea label={WORDS.facts} required hint={WORDS.factsHint} rows={4} {...state.field('facts')} />
        </>
      )}
    </ContractForm>
  );
}

/** Those of before while it is in another hand: what was typed stays, and can be sent when it is free again. */
function useActs({ acts }: CaseDetail): CaseDetail['acts'] {
  const [known, setKnown] = useState(acts);
  if (acts.length > 0 && acts !== known) setKnown(acts);
  return acts.length > 0 ? acts : known;
}
