import { tripDayRules } from '@waymark/contracts-community';
import { ContractForm, useContractForm } from '@waymark/mfe-kit/form';
import { photoProblems, PhotosField } from '@waymark/mfe-kit/photos';
import { Button, Inline, TextArea, TextField } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { useDayPhotos } from '../form/trip-photos';
import { judgeDescription } from '../form/trip-resolver';
import type { DayValues } from '../form/trip-values';
import { MarkedText } from '../text/marked-text';
import { AttachmentsField } from './attachments-field';

const NAMES = ['title', 'location', 'content', 'accessibilityNotes'] as const;

/** Validates one day by the contract's rules. */
const dayResolver: Resolver<DayValues> = (values) => {
  const errors: FieldErrors<DayValues> = {};
  for (const name of NAMES) {
    const message = tripDayRules[name].safeParse(values[name]).error?.issues[0]?.message;
    if (message !== undefined) errors[name] = { type: 'rule', message };
  }
  const photos: Record<number, object> = {};
  for (const { path, message } of photoProblems(values.photos, judgeDescription))
    photos[path[0]] ??= { [path[1]]: { type: 'rule', message } };
  if (Object.keys(photos).length > 0) errors.photos = photos;
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};

const LABELS = {
  title: 'Title of the day',
  location: 'Place',
  content: 'What happened',
  accessibilityNotes: 'Accessibility notes',
  photos: 'Photos',
};

interface DayFormProps {
  day: DayValues;
  place: number;
  count: number;
  onChange: (day: DayValues) => void;
  onDone: () => void;
}

/** The form of one day, alone on the page. All input is saved while typing; Done only checks for missing values. */
export function DayForm({ day, place, count, onChange, onDone }: DayFormProps) {
  const state = useContractForm<DayValues>({
    resolver: dayResolver,
    defaultValues: day,
    labels: LABELS,
    fields: Object.keys(LABELS),
    failed: 'We could not save this day. Please try again.',
    send: () => Promise.resolve(),
    onSent: onDone,
  });
  const { form, field } = state;
  const uploads = useDayPhotos(form);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const told = useRef(onChange);
  told.current = onChange;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // Leaves out photos that are still uploading, because they are not part of the trip yet.
        callback: ({ values }) =>
          told.current({ ...values, photos: values.photos.filter(({ uploaded }) => uploaded !== null) }),
      }),
    [form],
  );
  return (
    <ContractForm
      state={state}
      label="Day of the trip"
      kept="own"
      gap={8}
      before={
        <h2 ref={heading} tabIndex={-1}>
          {`Day ${place + 1} of ${count}`}
        </h2>
      }
    >
      <TextField label={LABELS.title} required {...field('title')} />
      <TextField
        label={LABELS.location}
        optional
        hint="Where you were, for example: York, the old town."
        {...field('location')}
      />
      <MarkedText
        name="content"
        label={LABELS.content}
        hint="What worked, what did not, and what you would do differently."
        error={field('content').error}
        level={3}
      />
      <TextArea
        label={LABELS.accessibilityNotes}
        optional
        hint="In short: steps, ramps, lifts, toilets, quiet corners, helpful people."
        {...field('accessibilityNotes')}
      />
      <PhotosField uploads={uploads} />
      <AttachmentsField />
      <Inline $gap={3}>
        <Button type="submit" variant="primary">
          {`Done with day ${place + 1}`}
        </Button>
        <Button onClick={onDone}>Back to the trip</Button>
      </Inline>
    </ContractForm>
  );
}
