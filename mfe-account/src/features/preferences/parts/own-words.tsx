import {
  ADDITIONAL_NEEDS_MAX,
  COMMUNICATION_LABELS,
  COMMUNICATION_METHODS,
  isCommunicationMethod,
  type NeedsRecord,
} from '@waymark/contracts-account';
import { Card, SelectField, Stack, TextArea } from '@waymark/ui';

export interface OwnWordsProps {
  record: NeedsRecord;
  error: string | undefined;
  onChange: (part: Partial<NeedsRecord>) => void;
}

/** How to communicate with the person, and needs that are not in the list. */
export function OwnWords({ record, error, onChange }: OwnWordsProps) {
  return (
    <Card>
      <Stack $gap={6}>
        <SelectField
          label="Communication"
          hint="How you like to communicate with staff."
          name="preferredCommunicationMethod"
          value={record.preferredCommunicationMethod ?? ''}
          onChange={({ target }) =>
            onChange({ preferredCommunicationMethod: isCommunicationMethod(target.value) ? target.value : null })
          }
        >
          <option value="">No preference</option>
          {COMMUNICATION_METHODS.map((method) => (
            <option key={method} value={method}>
              {COMMUNICATION_LABELS[method]}
            </option>
          ))}
        </SelectField>
        <TextArea
          label="Additional notes"
          optional
          hint={`Anything else a place should know. At most ${ADDITIONAL_NEEDS_MAX} characters.`}
          name="additionalNeeds"
          maxLength={ADDITIONAL_NEEDS_MAX}
          autoComplete="off"
          value={record.additionalNeeds}
          error={error}
          onChange={({ target }) => onChange({ additionalNeeds: target.value })}
        />
      </Stack>
    </Card>
  );
}
