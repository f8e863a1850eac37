/** What the log of staff acts knows, with words for people. No zod here: pages load it too. */
export const AUDIT_ACT_LABELS = {
  'member.viewed': 'Looked at the details of',
  'member.verification-changed': 'Changed the verification of',
  'member.influencer-changed': 'Changed the influencer badge of',
  'member.suspended': 'Suspended',
  'member.restored': 'Restored',
  'member.role-changed': 'Changed the role of',
} as const;

export type AuditAct = keyof typeof AUDIT_ACT_LABELS;
export const AUDIT_ACTS = Object.keys(AUDIT_ACT_LABELS) as [AuditAct, ...AuditAct[]];
