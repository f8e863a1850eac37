import { Icon, type IconProps } from './icon';

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.500h16M9 6V3.500h6V6M6 6.500l1 14h10l1-14M10 10.500v6M14 10.500v6" />
    </Icon>
  );
}
