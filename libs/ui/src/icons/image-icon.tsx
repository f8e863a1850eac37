import { Icon, type IconProps } from './icon';

export function ImageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <circle cx="9" cy="10" r="1.5" />
      <path d="m4 18 5-4 3 2 4-4 5 4" />
    </Icon>
  );
}
