import { PASSWORD_MIN_DEFAULT, PASSWORD_TOO_SHORT, type SignIn } from '@waymark/contracts-account';
import { EMAIL_MESSAGE, readEmail } from '@waymark/contracts-core';
import type { FieldErrors, Resolver } from 'react-hook-form';

/**
 * The rules of S2 for signing in. By hand, because the library that checks longer forms weighs as much as the rest of
 * this page together; the server checks again.
 */
export const signInRules: Resolver<SignIn> = (values) => {
  const errors: FieldErrors<SignIn> = {};
  const email = readEmail(values.email);
  if (email === null) errors.email = { type: 'email', message: EMAIL_MESSAGE };
  if (values.password.length < PASSWORD_MIN_DEFAULT)
    errors.password = { type: 'minLength', message: PASSWORD_TOO_SHORT };
  return email === null || Object.keys(errors).length > 0
    ? { values: {}, errors }
    : { values: { ...values, email }, errors: {} };
};
