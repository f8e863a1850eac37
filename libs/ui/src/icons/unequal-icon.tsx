import { Icon, type IconProps } from './icon';

export function UnequalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 9.5h14M5 14.5h14M16 5 8 19" />
    </Icon>
  );
}
