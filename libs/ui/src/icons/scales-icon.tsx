import { Icon, type IconProps } from './icon';

export function ScalesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3v18M7 21h10M5 7h14M5 7l-3 7h6zM19 7l-3 7h6zM2 14a3 3 0 0 0 6 0M16 14a3 3 0 0 0 6 0" />
    </Icon>
  );
}
