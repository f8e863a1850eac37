import { SEVERITY_LABELS, type Severity } from '@waymark/contracts-maps';
import { PositionField } from '@waymark/map';
import { CheckboxField, RadioGroup, SelectField, TextArea, TextField } from '@waymark/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { canChooseVenue, VenueChoice } from '../venue-choice';
import { REPORT_WORDS } from '../../messages/en/report';
import { IssueOptions } from '../report-words/issue-options';
import { SEVERITIES_OF, type SeverityScale } from './issue-types';
import type { CorrectionInput } from './report-form-schema';
import { REPORT_LABELS } from './report-labels';

interface ReportFieldsProps {
  scale: SeverityScale;
  /** Text about picking on the page's map; see ReportForm. */
  map?: ReactNode;
}

const WAYS = ['town', 'map', 'venue', 'coordinates'] as const;

/** The fields about the problem itself, for new reports and corrections. */
export function ReportFields({ scale, map }: ReportFieldsProps) {
  const { register, watch, setValue, getValues, formState } = useFormContext<CorrectionInput>();
  const { errors } = formState;
  const isAskedIfMeant = useMeantAgain();
  return (
    <>
      <PositionField
        hint={REPORT_WORDS.placeHint}
        ways={WAYS.filter((way) => way !== 'venue' || canChooseVenue())}
        isRequired
        isExact
        map={map}
        venue={(onPlace) => <VenueChoice onPlace={onPlace} />}
        onTown={({ name }, typed) => {
          // Whether the typed text is more than the town; then it contains a street.
          const isAll = name.toLowerCase().startsWith(typed.trim().toLowerCase());
          if (!isAll && !getValues('address')) setValue('address', typed);
        }}
      />
      {isAskedIfMeant && (
        <CheckboxField
          label={REPORT_LABELS.isPositionMeant}
          error={errors.isPositionMeant?.message}
          {...register('isPositionMeant')}
        />
      )}
      <SelectField
        label={REPORT_LABELS.issueType}
        required
        error={errors.issueType?.message}
        {...register('issueType')}
      >
        <IssueOptions />
      </SelectField>
      <RadioGroup
        label={REPORT_LABELS.severity}
        required
        name="severity"
        error={errors.severity?.message}
        options={SEVERITIES_OF[scale].map((value) => ({ value, label: SEVERITY_LABELS[value] }))}
        value={watch('severity')}
        onChange={(value) => setValue('severity', value as Severity)}
      />
      <TextArea
        label={REPORT_LABELS.description}
        required
        hint="What is in the way, and who does it affect? Everyone can read this, so please do not name anyone."
        maxLength={4000}
        error={errors.description?.message}
        {...register('description')}
      />
      <TextField
        label={REPORT_LABELS.address}
        optional
        hint="For example: outside 12 High Street, by the bus stop."
        maxLength={300}
        error={errors.address?.message}
        {...register('address')}
      />
    </>
  );
}

/** Whether the service questioned the place and needs a confirmation; a new position resets this. */
function useMeantAgain(): boolean {
  const { watch, setValue, clearErrors, formState } = useFormContext<CorrectionInput>();
  const { latitude, longitude } = watch('position');
  const isDoubted = formState.errors.isPositionMeant !== undefined;
  const [isAsked, setIsAsked] = useState(false);
  if (isDoubted && !isAsked) setIsAsked(true);

  const place = `${latitude} ${longitude}`;
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    setValue('isPositionMeant', false);
    clearErrors('isPositionMeant');
    setIsAsked(false);
  }, [place, setValue, clearErrors]);
  return isAsked;
}
