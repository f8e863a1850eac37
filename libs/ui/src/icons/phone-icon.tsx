import { Icon, type IconProps } from './icon';

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 3.5h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2.5 2.5 0 0 1-2.7 2.5A16 16 0 0 1 4.5 6.2 2.5 2.5 0 0 1 7 3.5z" />
    </Icon>
  );
}
