import type { styled } from 'styled-components';

export function namedStyled(styled: typeof styled, prefix: string): typeof styled;
