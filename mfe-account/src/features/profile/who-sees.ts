import type { ProfileVisibility } from '@waymark/contracts-account';

/** What each switch means as it stands, in one plain sentence. */
export const whoSeesProfile: Readonly<Record<ProfileVisibility, string>> = {
  public:
    'Every member who is logged in can open your profile, and your name on your reviews links to it. The list of members shows your name, badges and counts.',
  private:
    'Only you can open your profile. You are not listed anywhere, and your name on your reviews is not a link. Your reviews stay.',
};

interface Switch {
  visibility: ProfileVisibility;
  isOn: boolean;
  /** What is shown; empty when there is nothing to show yet. */
  value: string;
}

export function whoSeesLocation({ visibility, isOn, value }: Switch): string {
  if (!isOn) return 'Off: nobody but you sees where you live.';
  if (visibility === 'private') return 'On, but your profile is private: nobody but you sees it.';
  return value === ''
    ? 'On, but there is nothing to show until you add where you live.'
    : `On: members who open your profile see “${value}”.`;
}

export function whoSeesEmail({ visibility, isOn, value }: Switch): string {
  if (!isOn) return 'Off: nobody but you sees your email address.';
  if (visibility === 'private') return 'On, but your profile is private: nobody but you sees it.';
  return `On: members who open your profile see ${value}. It does not appear in any list.`;
}
