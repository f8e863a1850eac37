import { Icon, type IconProps } from './icon';

export function ThumbsDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M17 13V4h3v9zM17 13l-4 8c-1.5 0-2.5-1-2.5-2.500V15H5.200a1.7 1.7 0 0 1-1.7-2l1.2-7.400a2 2 0 0 1 2-1.600H17" />
    </Icon>
  );
}
