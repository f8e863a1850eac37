import { Icon, type IconProps } from './icon';

export function FlagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 21V4h13l-3 4.500 3 4.500H5" />
    </Icon>
  );
}
