import { Icon, type IconProps } from './icon';

export function PartlyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5a8.5 8.5 0 1 0 0 17zM12 3.5a8.5 8.5 0 0 1 0 17M8 7v10" />
    </Icon>
  );
}
