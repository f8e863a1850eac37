/** Field labels as in their forms, for messages that appear away from the field. */
export const FIELD_LABELS: Partial<Record<string, string>> = {
  email: 'Email',
  newEmail: 'New email address',
  displayName: 'Display name',
  username: 'Username',
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  publicBio: 'About you',
  location: 'Where you live',
  interests: 'Interests',
  travelStyle: 'How you travel',
};
