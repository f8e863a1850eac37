import { Icon, type IconProps } from './icon';

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v6M12 7.200v.1" />
    </Icon>
  );
}
