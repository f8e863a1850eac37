import { VERIFICATION_STATUS_LABELS, VERIFICATION_STATUSES, type StaffMemberDetail } from '@waymark/contracts-account';
import { call } from '@waymark/mfe-kit';
import { Button, Card, CheckboxField, Inline, Section, SelectField, Stack } from '@waymark/ui';
import { useState } from 'react';
import { setInfluencer, setVerification } from '../../../endpoints';
import { useMemberAct } from '../use-member-act';

/** The badges that only staff can give. */
export function VerificationSection({ member }: { member: StaffMemberDetail }) {
  const { run, busy, dialog } = useMemberAct(member.id);
  const [status, setStatus] = useState(member.verificationStatus);
  const save = () =>
    run({
      act: () => call(setVerification, { params: { id: member.id }, body: { status, reason: '' } }),
      done: `Saved: ${VERIFICATION_STATUS_LABELS[status]}`,
    });
  const mark = (isInfluencer: boolean) =>
    run({
      act: () => call(setInfluencer, { params: { id: member.id }, body: { isInfluencer } }),
      done: isInfluencer ? 'Influencer badge given' : 'Influencer badge removed',
    });
  return (
    <Section heading="Verification and badges" intro="The member gets an email when the verification changes.">
      <Card>
        <Stack $gap={5}>
          <Inline $gap={4} $align="end">
            <SelectField
              label="Verification"
              value={status}
              onChange={(event) =>
                setStatus(VERIFICATION_STATUSES.find((each) => each === event.target.value) ?? status)
              }
            >
              {VERIFICATION_STATUSES.map((each) => (
                <option key={each} value={each}>
                  {VERIFICATION_STATUS_LABELS[each]}
                </option>
              ))}
            </SelectField>
            <Button variant="primary" busy={busy} onClick={save}>
              Save verification
            </Button>
          </Inline>
          <CheckboxField
            label="Influencer badge"
            checked={member.isInfluencer}
            aria-disabled={busy || undefined}
            onChange={(event) => !busy && mark(event.target.checked)}
          />
        </Stack>
      </Card>
      {dialog}
    </Section>
  );
}
