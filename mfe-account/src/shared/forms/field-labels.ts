/** Names of fields as their forms write them, for messages that stand away from the field. */
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
