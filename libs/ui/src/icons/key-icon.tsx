import { Icon, type IconProps } from './icon';

export function KeyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="15" r="4.500" />
      <path d="M11.300 11.700 20 3m-4 4 3 3m-5.500-.500 2 2" />
    </Icon>
  );
}
