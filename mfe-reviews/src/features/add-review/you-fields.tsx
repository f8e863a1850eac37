import { DISABILITY_TYPES, DISABILITY_TYPE_LABELS, PREFER_NOT_TO_SAY } from '@waymark/contracts-reviews';
import { CheckboxField, SelectField, Stack, TextField, Skeleton } from '@waymark/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { PRODUCT_NAME, dayWords } from '@waymark/contracts-core';
import { Link } from 'react-router-dom';
import { ownSummaryQuery } from '../../shared/api/get-own-summary';
import type { AddReviewInput } from './form-schema';

/** Asks for consent to store the disability type, which is health data: once, not for each review. */
function ConsentField() {
  const { register, formState } = useFormContext<AddReviewInput>();
  const { data, isPending } = useQuery(ownSummaryQuery);
  const error = formState.errors.consentToHealthData?.message;
  if (isPending) return <Skeleton height="4.5rem" />;
  // An error means that the consent was withdrawn meanwhile, on another page.
  if (data?.healthConsentGivenAt && !error) {
    return (
      <p>
        <span>{`On ${dayWords(data.healthConsentGivenAt)} you allowed ${PRODUCT_NAME} to store your disability type with your reviews.`}</span>{' '}
        <Link to="/account/privacy">See or withdraw your consent</Link>
      </p>
    );
  }
  return (
    <CheckboxField
      label={`I agree that ${PRODUCT_NAME} may store my disability type`}
      required
      hint="This is health data. You only need to agree once, and you can change your mind at any time. If you would rather not agree, choose “Prefer not to say” above, and we will store nothing."
      error={error}
      {...register('consentToHealthData')}
    />
  );
}

export function YouFields() {
  const { control, register, formState } = useFormContext<AddReviewInput>();
  const disabilityType = useWatch({ control, name: 'disabilityType' });
  const { errors } = formState;
  // With "prefer not to say" nothing is stored, so no consent is needed and nothing is shown.
  const isSaid = disabilityType !== PREFER_NOT_TO_SAY;
  return (
    <Stack $gap={5}>
      <TextField
        label="Your name"
        required
        hint="Shown beside your review."
        autoComplete="name"
        error={errors.reviewerName?.message}
        {...register('reviewerName')}
      />
      <SelectField
        label="Disability type"
        required
        hint="It tells us whose needs your review is about. Nobody sees it unless you choose to show it below."
        error={errors.disabilityType?.message}
        {...register('disabilityType')}
      >
        <option value="">Please choose</option>
        {DISABILITY_TYPES.map((type) => (
          <option key={type} value={type}>
            {DISABILITY_TYPE_LABELS[type]}
          </option>
        ))}
        <option value={PREFER_NOT_TO_SAY}>Prefer not to say</option>
      </SelectField>
      {isSaid && <ConsentField />}
      {isSaid && (
        <CheckboxField
          label="Show it beside my review"
          error={errors.showDisabilityType?.message}
          {...register('showDisabilityType')}
        />
      )}
      <CheckboxField
        label="I work for this place or was given something for this review"
        hint="Tick this if you own the place, work there, or were paid or given anything for this review. We show it beside your review."
        error={errors.rewarded?.message}
        {...register('rewarded')}
      />
    </Stack>
  );
}
