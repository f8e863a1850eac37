import { PASSWORD_MIN_DEFAULT, PASSWORD_TOO_SHORT, type SignIn } from '@waymark/contracts-account';
import type { FieldErrors, Resolver } from 'react-hook-form';

const EMAIL_INVALID = 'Please enter a valid email address';
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * The rules of S2 for signing in. By hand, because the library that checks longer forms weighs as much as the rest of
 * this page together; the server checks again.
 */
export const signInRules: Resolver<SignIn> = (values) => {
  const errors: FieldErrors<SignIn> = {};
  if (!EMAIL.test(values.email.trim())) errors.email = { type: 'email', message: EMAIL_INVALID };
  if (values.password.length < PASSWORD_MIN_DEFAULT)
    errors.password = { type: 'minLength', message: PASSWORD_TOO_SHORT };
  return Object.keys(errors).length > 0
    ? { values: {}, errors }
    : { values: { ...values, email: values.email.trim() }, errors: {} };
};
