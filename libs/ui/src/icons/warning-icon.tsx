import { Icon, type IconProps } from './icon';

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5 2.5 20h19zM12 10v4.500M12 17.200v.1" />
    </Icon>
  );
}
