import { Icon, type IconProps } from './icon';

/** The figure with spread arms, a symbol of accessibility. */
export function PersonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="4" r="1.75" />
      <path d="M4 8.5c5 1.7 11 1.7 16 0M12 9.8v4M8.5 21l3.5-7.2 3.5 7.2" />
    </Icon>
  );
}
