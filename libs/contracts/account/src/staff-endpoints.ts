import { z } from 'zod';
import { defineEndpoint, idParamSchema, pageQuerySchema } from '@waymark/contracts-core';
import { auditEntrySchema } from './audit-log';
import {
  influencerSchema,
  restorationSchema,
  roleChangeSchema,
  staffMemberDetailSchema,
  staffMembersSchema,
  staffSearchSchema,
  suspensionSchema,
  verificationSchema,
} from './staff-members';

const MEMBERS = '/api/admin/members';
const params = z.object({ id: idParamSchema });
const problems = ['auth.prove-again', 'staff.own-account', 'staff.needs-admin', 'staff.last-admin'] as const;

export const searchMembers = defineEndpoint({
  name: 'searchMembers',
  method: 'POST',
  path: `${MEMBERS}/search`,
  summary: 'Members by name, username or number, newest first. Admins can also search by full email address.',
  access: 'moderator',
  body: staffSearchSchema,
  response: staffMembersSchema,
  status: 200,
  problems: ['auth.prove-again'],
});

export const viewMember = defineEndpoint({
  name: 'viewMember',
  method: 'GET',
  path: `${MEMBERS}/:id`,
  summary: 'A member as staff see them. Only admins see the email address. Each look is noted in the audit log.',
  access: 'moderator',
  params,
  response: staffMemberDetailSchema,
  status: 200,
  problems: ['auth.prove-again'],
});

const act = { params, response: staffMemberDetailSchema, status: 200, problems } as const;

export const setVerification = defineEndpoint({
  ...act,
  name: 'setVerification',
  method: 'PUT',
  path: `${MEMBERS}/:id/verification`,
  summary: 'Decides whether to verify a member, and tells them by email.',
  access: 'moderator',
  body: verificationSchema,
});

export const setInfluencer = defineEndpoint({
  ...act,
  name: 'setInfluencer',
  method: 'PUT',
  path: `${MEMBERS}/:id/influencer`,
  summary: 'Gives or removes the influencer badge.',
  access: 'moderator',
  body: influencerSchema,
});

export const suspendMember = defineEndpoint({
  ...act,
  name: 'suspendMember',
  method: 'POST',
  path: `${MEMBERS}/:id/suspend`,
  summary: 'Suspends a member. Their sessions end, and we tell them the reason.',
  access: 'moderator',
  body: suspensionSchema,
});

export const restoreMember = defineEndpoint({
  ...act,
  name: 'restoreMember',
  method: 'POST',
  path: `${MEMBERS}/:id/restore`,
  summary: 'Lets a suspended member in again.',
  access: 'moderator',
  body: restorationSchema,
});

export const changeMemberRole = defineEndpoint({
  ...act,
  name: 'changeMemberRole',
  method: 'PUT',
  path: `${MEMBERS}/:id/role`,
  summary: 'Gives a member another role; their sessions end.',
  access: 'admin',
  body: roleChangeSchema,
});

export const listAuditLog = defineEndpoint({
  name: 'listAuditLog',
  method: 'GET',
  path: '/api/admin/audit-log',
  summary: 'What staff did and looked at, newest first.',
  access: 'admin',
  query: pageQuerySchema,
  response: z.array(auditEntrySchema),
  status: 200,
  problems: ['auth.prove-again'],
});

export const STAFF_ENDPOINTS = [
  searchMembers,
  viewMember,
  setVerification,
  setInfluencer,
  suspendMember,
  restoreMember,
  changeMemberRole,
  listAuditLog,
] as const;
