import { Icon, type IconProps } from './icon';

export function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 10a6 6 0 0 1 12 0c0 5 2 6.500 2 6.500H4S6 15 6 10M10 20h4" />
    </Icon>
  );
}
