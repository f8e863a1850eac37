import {
  defineEndpoint,
  idParamSchema,
  lineSchema,
  pageQuerySchema,
  requiredParagraphsSchema,
  roleSchema,
} from '@waymark/contracts-core';
import { z } from 'zod';
import { VERIFICATION_STATUSES } from './profile-options';

/** The acts in the audit log of staff, with labels for people. No zod in this file, because pages load it too. */
export const AUDIT_ACT_LABELS = {
  'member.viewed': 'Looked at the details of',
  'member.verification-changed': 'Changed the verification of',
  'member.influencer-changed': 'Changed the influencer badge of',
  'member.suspended': 'Suspended',
  'member.restored': 'Restored',
  'member.limited': 'Suspended posting for',
  'member.limit-ended': 'Restored posting for',
  'member.role-changed': 'Changed the role of',
  'gift.refund-asked': 'Asked Stripe to refund a gift of',
  'gift.refunded': 'Refunded a gift of',
  'gift.refund-failed': 'Stripe did not refund a gift of',
} as const;

export type AuditAct = keyof typeof AUDIT_ACT_LABELS;
export const AUDIT_ACTS = Object.keys(AUDIT_ACT_LABELS) as [AuditAct, ...AuditAct[]];
const personSchema = z.object({ id: z.number().int(), displayName: z.string().nullable() });

/** One entry of the staff audit log. */
export const auditEntrySchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  /** The list grows: a page has a fallback text for an unknown act. */
  act: z.enum(AUDIT_ACTS).meta({ 'x-open': true }),
  /** Null for the operator on the command line, and for staff whose account was erased. */
  actor: personSchema.nullable(),
  subject: personSchema.nullable(),
  detail: z.string().nullable(),
  reason: z.string().nullable(),
  /** True when the member concerned was removed from the entry together with their account. */
  isErased: z.boolean(),
});
export type AuditLogEntry = z.output<typeof auditEntrySchema>;

const memberRoleSchema = roleSchema.exclude(['visitor']);

/** Which members a search includes. */
export const STAFF_SEARCH_SCOPES = ['all', 'pending', 'suspended', 'staff'] as const;
export type StaffSearchScope = (typeof STAFF_SEARCH_SCOPES)[number];

/** The search text is in the body and not in the URL, because it may be an email address. */
export const staffSearchSchema = z.object({
  text: lineSchema(254, 'Please use fewer words.').default(''),
  scope: z.enum(STAFF_SEARCH_SCOPES).default('all'),
  cursor: idParamSchema.optional(),
  limit: pageQuerySchema.shape.limit.default(20),
});

/** A member in the staff list. */
export const staffMemberSchema = z.object({
  id: z.number().int(),
  displayName: z.string(),
  username: z.string(),
  role: memberRoleSchema,
  isSuspended: z.boolean(),
  isVerified: z.boolean(),
  verificationStatus: z.enum(VERIFICATION_STATUSES),
  isInfluencer: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type StaffMember = z.output<typeof staffMemberSchema>;

export const staffMembersSchema = z.object({
  members: z.array(staffMemberSchema),
  /** Total number of matching members. */
  total: z.number().int(),
  /** The cursor of the next page; null on the last. */
  next: z.string().nullable(),
});
export type StaffMembers = z.output<typeof staffMembersSchema>;

/** A member as staff see them. The audit log records each view. */
export const staffMemberDetailSchema = staffMemberSchema.extend({
  /** Email address for admins; null for moderators. */
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  reviewCount: z.number().int(),
  helpfulVotes: z.number().int(),
  lastSignInAt: z.iso.datetime().nullable(),
  suspendedAt: z.iso.datetime().nullable(),
  suspensionReason: z.string().nullable(),
  /** What the staff member who views this may do to this member. */
  may: z.object({ decide: z.boolean(), suspend: z.boolean(), changeRole: z.boolean() }),
});
export type StaffMemberDetail = z.output<typeof staffMemberDetailSchema>;

export const REASON_MAX = 500;
const REASON_NEEDED = 'Please give a reason of at least 5 characters.';
const reasonSchema = requiredParagraphsSchema(REASON_MAX, REASON_NEEDED, 5);

/** The member can read the reason. */
export const suspensionSchema = z.object({ reason: reasonSchema });
export const restorationSchema = z.object({ reason: reasonSchema });
export const verificationSchema = z.object({
  status: z.enum(VERIFICATION_STATUSES, 'Please choose a status.'),
  /** Reason for the audit log; nobody else sees it. */
  reason: lineSchema(REASON_MAX).default(''),
});
export const influencerSchema = z.object({ isInfluencer: z.boolean() });
export const roleChangeSchema = z.object({ role: memberRoleSchema, reason: reasonSchema });

const MEMBERS = '/api/admin/members';
const params = z.object({ id: idParamSchema });
const problems = ['auth.prove-again', 'staff.own-account', 'staff.needs-admin', 'staff.last-admin'] as const;

export const searchMembers = defineEndpoint({
  name: 'searchMembers',
  method: 'POST',
  path: `${MEMBERS}/search`,
  summary: 'Members by name, username or member number, newest first. Admins can also search by full email address.',
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
  summary: 'A member as staff see them. Only admins see the email address. Each view is noted in the audit log.',
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
  summary: 'Changes a member’s role and ends their sessions.',
  access: 'admin',
  body: roleChangeSchema,
});

export const listAuditLog = defineEndpoint({
  name: 'listAuditLog',
  method: 'GET',
  path: '/api/admin/audit-log',
  summary: 'What staff have done and viewed, newest first.',
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
