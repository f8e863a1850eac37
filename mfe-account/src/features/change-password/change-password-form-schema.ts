import { passwordSchema, PASSWORDS_DIFFER } from '@waymark/contracts-account';
import { z } from 'zod';

const CURRENT = 'Please enter your current password.';

/** What the form asks; the server checks the current password. */
export const changePasswordFormSchema = z
  .object({ currentPassword: z.string().min(1, CURRENT), newPassword: passwordSchema, confirmPassword: z.string() })
  .refine((form) => form.newPassword === form.confirmPassword, { path: ['confirmPassword'], message: PASSWORDS_DIFFER });
export type ChangePasswordForm = z.input<typeof changePasswordFormSchema>;
