import type { StaffMemberDetail } from '@waymark/contracts-account';
import { call } from '@waymark/mfe-kit';
import { Card, Section } from '@waymark/ui';
import { restoreMember, suspendMember } from '../../../endpoints';
import { useMemberAct } from '../use-member-act';
import { ReasonForm } from './reason-form';

export function SuspensionSection({ member: { id, displayName, isSuspended } }: { member: StaffMemberDetail }) {
  const { run, busy, dialog } = useMemberAct(id);
  const suspend = (reason: string) =>
    run({
      act: () => call(suspendMember, { params: { id }, body: { reason } }),
      done: `${displayName} has been suspended`,
    });
  const restore = (reason: string) =>
    run({
      act: () => call(restoreMember, { params: { id }, body: { reason } }),
      done: `${displayName} has been restored`,
    });
  return (
    <Section
      heading="Suspension"
      intro={
        isSuspended
          ? 'Restoring the account lets the member log in again, with everything as it was.'
          : 'A suspended member is logged out everywhere and cannot log in. Their reviews stay.'
      }
    >
      <Card>
        {isSuspended ? (
          <ReasonForm
            key="restore"
            name="restore"
            label="Reason for restoring"
            hint="For the audit log."
            button="Restore member"
            busy={busy}
            onSubmit={restore}
          />
        ) : (
          <ReasonForm
            key="suspend"
            name="suspend"
            label="Reason for suspending"
            hint="The member will read this in an email and at login. It is also kept in the audit log."
            button="Suspend member"
            variant="danger"
            busy={busy}
            onSubmit={suspend}
          />
        )}
      </Card>
      {dialog}
    </Section>
  );
}
