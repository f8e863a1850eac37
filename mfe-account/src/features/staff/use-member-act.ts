import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StaffMemberDetail } from '@waymark/contracts-account';
import { toast } from '@waymark/mfe-kit';
import { failureMessage } from '@waymark/mfe-kit/form';
import type { ReactElement } from 'react';
import { useConfirmItIsYou } from '../../shared/confirm-it-is-you/use-confirm-it-is-you';
import { focusPageHeading } from '../../shared/focus-page-heading';
import { MEMBER_SEARCHES } from './api/search-members';
import { memberQuery } from './api/view-member';

interface Asked {
  act: () => Promise<StaffMemberDetail>;
  /** Announced after the action has succeeded. */
  done: string;
}

interface UseMemberAct {
  run: (asked: Asked) => void;
  busy: boolean;
  dialog: ReactElement;
}

/** Runs an action on a member. The page shows the result without another view, which the audit log would record. */
export function useMemberAct(id: number): UseMemberAct {
  const queries = useQueryClient();
  const { confirmItIsYou, dialog } = useConfirmItIsYou();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ act }: Asked) => confirmItIsYou(act),
    onSuccess: (member, { done }) => {
      queries.setQueryData(memberQuery(String(id)).queryKey, member);
      void queries.invalidateQueries({ queryKey: MEMBER_SEARCHES });
      toast({ title: done, variant: 'success' });
      // The used form may have been replaced, so focus moves to the heading, near the member's new state.
      focusPageHeading();
    },
    onError: (error) =>
      toast({ title: 'That did not work', description: failureMessage(error, 'Please try again.'), variant: 'error' }),
  });
  return { run: mutate, busy: isPending, dialog };
}
