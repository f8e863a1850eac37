import { type CaseAct, type CaseDetail, type CommunitySlots, LIMIT_DAYS } from '@waymark/contracts-community';
import { momentWords } from '@waymark/contracts-core';
import { Slot } from '@waymark/mfe-kit';
import { CheckboxField, RadioGroup } from '@waymark/ui';
import { useFormContext } from 'react-hook-form';
import { QUEUE_WORDS } from '../../messages/en/queue';

interface ActPartsProps {
  act: CaseAct | null;
  found: CaseDetail;
  onCorrection: CommunitySlots['moderated-content']['onCorrection'];
}

/** What some acts need besides: the corrected words, for how long, whether what lasts of earlier decisions ends. */
export function ActParts({ act, found, onCorrection }: ActPartsProps) {
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

/** Whoever decides about an appeal takes back by the act that they choose. */
function TakesBack({ act, found: { inForce, isAppealed } }: { act: CaseAct | null; found: CaseDetail }) {
  const { register } = useFormContext<{ takesBack: boolean }>();
  if (!inForce || isAppealed || act === null || ['correct', 'limit', 'suspend'].includes(act)) return null;
  const lasts = [
    inForce.isCorrected && 'the corrected words',
    inForce.isSuspended && 'the suspension of its author',
    inForce.limitedUntil !== null && `the limit of its author until ${momentWords(inForce.limitedUntil)}`,
  ].filter(Boolean);
  if (lasts.length === 0) return null;
  return (
    <CheckboxField
      label={`Reverse ${lasts.join(' and ')}`}
      hint="The author’s own words come back, and they can post again. Leave this unticked to change nothing there."
      {...register('takesBack')}
    />
  );
}
