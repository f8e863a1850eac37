import type { Role } from '@waymark/contracts-core';
import type { Mail } from '../mail';

const WHAT: Record<Exclude<Role, 'visitor'>, string> = {
  member: 'You are now a member, and no longer part of our staff.',
  moderator: 'You are now a moderator. You can verify and suspend members.',
  admin: 'You are now an admin. You can do everything that staff can, and give others a role.',
};

/** To somebody whose rights changed; they have to sign in anew. */
export function roleChangedMail(role: keyof typeof WHAT, publicOrigin: string): Mail {
  return {
    name: 'role-changed',
    subject: 'Your role was changed',
    paragraphs: ['Hello,', WHAT[role], 'You were logged out everywhere. Please log in again.'],
    action: { label: 'Log in', url: new URL('/login', publicOrigin).href },
    closing: 'If you did not expect this, ask the admin who looks after your site.',
  };
}
