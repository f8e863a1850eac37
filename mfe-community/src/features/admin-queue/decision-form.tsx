import { zodResolver } from '@hookform/resolvers/zod';
import {
  CASE_ACT_HINTS,
  CASE_ACT_LABELS,
  type CaseAct,
  type CaseDetail,
  type CommunitySlots,
  type Decision,
  decisionSchema,
  LIMIT_DAYS,
  REPORT_REASON_LABELS,
  REPORT_REASONS,
} from '@waymark/contracts-community';
import { momentWords } from '@waymark/contracts-core';
import { announce, ApiError, call, Slot } from '@waymark/mfe-kit';
import { ContractForm, failureMessage, useContractForm, useSubmissionKey } from '@waymark/mfe-kit/form';
import { Alert, CheckboxField, RadioGroup, SelectField, TextArea } from '@waymark/ui';
import { useCallback, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { decideCase, readCase } from '../../endpoints';
import { QUEUE_WORDS } from '../../messages/en/queue';
import type { Hand } from './use-hand';

interface ActPartsProps {
  act: CaseAct | null;
  found: CaseDetail;
  onCorrection: CommunitySlots['moderated-content']['onCorrection'];
}

/** Extra fields of some actions: corrected text, duration, and whether effects of earlier decisions end. */
function ActParts({ act, found, onCorrection }: ActPartsProps) {
  const { id: caseId, kind, contentId } = found;
  return (
    <>
      {act === 'correct' && kind !== 'member-day' && (
        <Slot<CommunitySlots['moderated-content']>
          name="moderated-content"
          props={{ kind, contentId, caseId, ...(onCorrection && { onCorrection }) }}
          what="the texts"
        />
      )}
      {act === 'limit' && <LimitDays />}
      <TakesBack act={act} found={found} />
    </>
  );
}

function LimitDays() {
  const { watch, setValue, formState } = useFormContext<{ limitDays?: number }>();
  const message = formState.errors.limitDays?.message;
  return (
    <RadioGroup
      label={QUEUE_WORDS.decide.limitDays}
      name="limitDays"
      required
      options={LIMIT_DAYS.map((days) => ({ value: String(days), label: days === 1 ? 'One day' : `${days} days` }))}
      value={watch('limitDays') === undefined ? null : String(watch('limitDays'))}
      onChange={(value) => setValue('limitDays', Number(value))}
      error={message}
    />
  );
}

/** Reverses effects of earlier decisions. Hidden for an appeal, where the chosen action already does this. */
function TakesBack({ act, found: { inForce, isAppealed } }: { act: CaseAct | null; found: CaseDetail }) {
  const { register } = useFormContext<{ takesBack: boolean }>();
  if (!inForce || isAppealed || act === null || ['correct', 'limit', 'suspend'].includes(act)) return null;
  const lasts = [
    inForce.isCorrected && 'the correction',
    inForce.isSuspended && 'the suspension of its author',
    inForce.limitedUntil !== null && `the posting limit on its author until ${momentWords(inForce.limitedUntil)}`,
  ].filter(Boolean);
  if (lasts.length === 0) return null;
  return (
    <CheckboxField
      label={`Reverse ${lasts.join(' and ')}`}
      hint="The author’s own words will come back, and they can post again. Leave this unticked to change none of this."
      {...register('takesBack')}
    />
  );
}

const WORDS = QUEUE_WORDS.decide;

/** The decision, its rule and its facts; together they form the statement of reasons for the author. */
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
      // Refers to the state shown now: another moderator may have decided since the form was opened.
      const now = { ...decision, decisionNumber };
      const body = now.act === 'correct' ? { ...now, ...(await corrected()) } : now;
      await call(decideCase, { params: { id }, body, idempotencyKey: keyOf(body) });
      announce(`${WORDS.done[body.act]} ${WORDS.authorHears}`);
      await hand.next();
    },
    // Another moderator decided meanwhile: shows the new state and keeps the input, so that the reader can decide again
    // or not.
    onFailed: (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) return;
      setIsOvertaken(error.problem?.code === 'case.changed');
      call(readCase, { params: { id } }).then(hand.show, () => undefined);
    },
  });
  const { form } = state;

  /** Stores the correction and returns its ID; empty after an appeal that leaves the correction unchanged. */
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

/**
 * Returns the previous actions while another moderator holds the case. Keeps the input, which can be sent when the
 * case is free.
 */
function useActs({ acts }: CaseDetail): CaseDetail['acts'] {
  const [known, setKnown] = useState(acts);
  if (acts.length > 0 && acts !== known) setKnown(acts);
  return acts.length > 0 ? acts : known;
}
