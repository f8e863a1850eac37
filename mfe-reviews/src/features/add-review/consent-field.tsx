import { useQuery } from '@tanstack/react-query';
import { PRODUCT_NAME, dayWords } from '@waymark/contracts-core';
import { CheckboxField, Skeleton } from '@waymark/ui';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { ownSummaryQuery } from '../../shared/api/get-own-summary';
import type { AddReviewInput } from './form-schema';

/** Asks for consent to the disability type, which is health data: once, not with each review. */
export function ConsentField() {
  const { register, formState } = useFormContext<AddReviewInput>();
  const { data, isPending } = useQuery(ownSummaryQuery);
  const error = formState.errors.consentToHealthData?.message;
  if (isPending) return <Skeleton height="4.5rem" />;
  // With an error it was taken back meanwhile, on another page.
  if (data?.healthConsentGivenAt && !error) {
    return (
      <p>
        You allowed {PRODUCT_NAME} on {dayWords(data.healthConsentGivenAt)} to store your disability type with your
        reviews. <Link to="/account/privacy">See or take back what you allowed</Link>
      </p>
    );
  }
  return (
    <CheckboxField
      label={`I agree that ${PRODUCT_NAME} stores my disability type`}
      hint="This is health data. We need your agreement once, and you can take it back at any time."
      error={error}
      {...register('consentToHealthData')}
    />
  );
}
