import type { StaffMemberDetail, VerificationStatus } from '@waymark/contracts-account';
import type { Role } from '@waymark/contracts-core';
import { apiClient } from '@waymark/mfe-kit';

/** What staff do to a member, as its endpoint wants it. */
export type MemberAct =
  | { method: 'put'; path: 'verification'; body: { status: VerificationStatus; reason: string } }
  | { method: 'put'; path: 'influencer'; body: { isInfluencer: boolean } }
  | { method: 'put'; path: 'role'; body: { role: Role; reason: string } }
  | { method: 'post'; path: 'suspend' | 'restore'; body: { reason: string } };

export function actOnMember(id: number, { method, path, body }: MemberAct): Promise<StaffMemberDetail> {
  return apiClient[method]<StaffMemberDetail>(`/api/admin/members/${id}/${path}`, { body });
}
