import { Icon, type IconProps } from './icon';

export function ThumbsUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 11v9H4v-9zM7 11l4-8c1.5 0 2.5 1 2.5 2.500V9h5.300a1.7 1.7 0 0 1 1.7 2l-1.2 7.400a2 2 0 0 1-2 1.600H7" />
    </Icon>
  );
}
