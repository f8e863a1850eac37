import { Icon, type IconProps } from './icon';

export function SpeechIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5h16v11h-8l-5 4v-4H4z" />
    </Icon>
  );
}
