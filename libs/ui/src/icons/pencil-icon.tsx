import { Icon, type IconProps } from './icon';

export function PencilIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 20 1-4.500L16.5 4l3.5 3.500L8.5 19z" />
    </Icon>
  );
}
