import { Icon, type IconProps } from './icon';

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path fill="currentColor" d="m12 3 2.8 5.8 6.2.9-4.5 4.4 1.1 6.2L12 17.4l-5.6 2.9 1.1-6.2L3 9.7l6.2-.9z" />
    </Icon>
  );
}
