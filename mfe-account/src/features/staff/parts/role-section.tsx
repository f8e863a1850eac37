import type { StaffMemberDetail } from '@waymark/contracts-account';
import { call } from '@waymark/mfe-kit';
import { Card, RadioGroup, Section } from '@waymark/ui';
import { useState } from 'react';
import { changeMemberRole } from '../../../endpoints';
import { ROLE_LABELS } from '../role-labels';
import { useMemberAct } from '../use-member-act';
import { ReasonForm } from './reason-form';

const ROLES = ['member', 'moderator', 'admin'] as const;

export function RoleSection({ member }: { member: StaffMemberDetail }) {
  const { run, busy, dialog } = useMemberAct(member.id);
  const [role, setRole] = useState(member.role);
  const save = (reason: string) =>
    run({
      act: () => call(changeMemberRole, { params: { id: member.id }, body: { role, reason } }),
      done: `${member.displayName} is now: ${ROLE_LABELS[role]}`,
    });
  return (
    <Section
      heading="Role"
      intro="Moderators verify and suspend members. Admins can do everything, including to staff. A change logs the member out."
    >
      <Card>
        <ReasonForm
          name="role"
          label="Why this role"
          hint="For the audit log."
          button="Change role"
          busy={busy}
          onSubmit={save}
        >
          <RadioGroup
            label="Role"
            name="role"
            value={role}
            onChange={(value) => setRole(ROLES.find((each) => each === value) ?? role)}
            options={ROLES.map((each) => ({ value: each, label: ROLE_LABELS[each] }))}
          />
        </ReasonForm>
      </Card>
      {dialog}
    </Section>
  );
}
