import { MONTH_NAMES } from '@waymark/contracts-core';
import { FIRST_VISIT_YEAR, latestVisitMonth } from '@waymark/contracts-reviews';
import { PhotosField, type PhotoUploads } from '@waymark/mfe-kit/photos';
import { fieldId, Fieldset, Grid, SelectField, Stack, TextArea } from '@waymark/ui';
import { useController, useFormContext } from 'react-hook-form';
import type { AddReviewInput } from './form-schema';

/** Two selects, because some browsers have no month input and others make it hard to use by voice. */
function VisitMonthField() {
  const { control } = useFormContext<AddReviewInput>();
  const { field, fieldState } = useController({ control, name: 'visitMonth' });
  const [year = '', month = ''] = field.value.split('-');
  const thisYear = Number(latestVisitMonth(Date.now()).slice(0, 4));
  const years = Array.from({ length: thisYear - FIRST_VISIT_YEAR + 1 }, (_, index) => String(thisYear - index));
  const change = (nextYear: string, nextMonth: string) =>
    field.onChange(nextYear || nextMonth ? `${nextYear}-${nextMonth}` : '');
  return (
    <Fieldset
      label="When did you visit?"
      optional
      hint="Places change, so the date helps."
      error={fieldState.error?.message}
    >
      <Grid $min="16rem">
        <SelectField
          label="Month"
          id={fieldId('visitMonth')}
          value={month}
          onChange={({ target }) => change(year, target.value)}
          onBlur={field.onBlur}
        >
          <option value="">Not given</option>
          {MONTH_NAMES.map((name, index) => (
            <option key={name} value={String(index + 1).padStart(2, '0')}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Year"
          id={fieldId('visitYear')}
          value={year}
          onChange={({ target }) => change(target.value, month)}
          onBlur={field.onBlur}
        >
          <option value="">Not given</option>
          {years.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      </Grid>
    </Fieldset>
  );
}

export function ReviewTextFields({ uploads }: { uploads: PhotoUploads }) {
  const { register, formState } = useFormContext<AddReviewInput>();
  return (
    <Stack $gap={6}>
      <VisitMonthField />
      <TextArea
        label="Your review"
        required
        hint="At least 10 characters. What worked? What did not? What do you wish you had known before you went?"
        rows={6}
        error={formState.errors.comment?.message}
        {...register('comment')}
      />
      <PhotosField uploads={uploads} />
    </Stack>
  );
}
