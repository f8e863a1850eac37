import { z } from 'zod';
import {
  idParamSchema,
  lineSchema,
  pageQuerySchema,
  requiredParagraphsSchema,
  roleSchema,
} from '@waymark/contracts-core';
import { VERIFICATION_STATUSES } from './profile-options';

const memberRoleSchema = roleSchema.exclude(['visitor']);

/** Which members a search looks among. */
export const STAFF_SEARCH_SCOPES = ['all', 'pending', 'suspended', 'staff'] as const;
export type StaffSearchScope = (typeof STAFF_SEARCH_SCOPES)[number];

/** In the body, not in the address: what is searched for may be an e-mail address. */
export const staffSearchSchema = z.object({
  text: lineSchema(254, 'Please use fewer words.').default(''),
  scope: z.enum(STAFF_SEARCH_SCOPES).default('all'),
  cursor: idParamSchema.optional(),
  limit: pageQuerySchema.shape.limit.default(20),
});

/** A member in the list of staff. */
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
  /** That match in all. */
  total: z.number().int(),
  /** The cursor of the next page; null on the last. */
  next: z.string().nullable(),
});
export type StaffMembers = z.output<typeof staffMembersSchema>;

/** A member as staff see them. Looking is noted in the audit log. */
export const staffMemberDetailSchema = staffMemberSchema.extend({
  /** For admins only; null for moderators. */
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  reviewCount: z.number().int(),
  helpfulVotes: z.number().int(),
  lastSignInAt: z.iso.datetime().nullable(),
  suspendedAt: z.iso.datetime().nullable(),
  suspensionReason: z.string().nullable(),
  /** What the one who looks may do to this member. */
  may: z.object({ decide: z.boolean(), suspend: z.boolean(), changeRole: z.boolean() }),
});
export type StaffMemberDetail = z.output<typeof staffMemberDetailSchema>;

export const REASON_MAX = 500;
const REASON_NEEDED = 'Please give a reason of at least 5 characters.';
const reasonSchema = requiredParagraphsSchema(REASON_MAX, REASON_NEEDED, 5);

/** The member is told the reason. */
export const suspensionSchema = z.object({ reason: reasonSchema });
export const restorationSchema = z.object({ reason: reasonSchema });
export const verificationSchema = z.object({
  status: z.enum(VERIFICATION_STATUSES, 'Please choose a status.'),
  /** For the audit log only. */
  reason: lineSchema(REASON_MAX).default(''),
});
export const influencerSchema = z.object({ isInfluencer: z.boolean() });
export const roleChangeSchema = z.object({ role: memberRoleSchema, reason: reasonSchema });
