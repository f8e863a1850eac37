import { passwordSchema, PASSWORDS_DIFFER } from '@waymark/contracts-account';
import { z } from 'zod';

const CURRENT = 'Please enter your current password.';

/** What the form asks; the server checks the current password. Whoever has none yet is not asked for it. */
export function changePasswordFormSchema(hasPassword: boolean) {
  return z
    .object({
      currentPassword: hasPassword ? z.string().min(1, CURRENT) : z.string(),
      newPassword: passwordSchema,
      confirmPassword: z.string(),
    })
    .refine((form) => form.newPassword === form.confirmPassword, {
      path: ['confirmPassword'],
      message: PASSWORDS_DIFFER,
    });
}
export type ChangePasswordValues = z.input<ReturnType<typeof changePasswordFormSchema>>;
