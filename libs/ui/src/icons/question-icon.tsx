import { Icon, type IconProps } from './icon';

export function QuestionIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M9.2 9.2a2.9 2.9 0 1 1 4.2 2.9c-.9.5-1.4 1-1.4 1.9M12 17.2v.1" />
    </Icon>
  );
}
