import { Icon, type IconProps } from './icon';

export function LifebuoyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <circle cx="12" cy="12" r="3.5" />
      <path d="m5.7 5.7 3.8 3.800M14.5 14.500l3.8 3.800M18.3 5.700l-3.8 3.800M9.5 14.500l-3.8 3.8" />
    </Icon>
  );
}
