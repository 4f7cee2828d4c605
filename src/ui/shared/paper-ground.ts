import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** A logo is drawn for paper: where it may be seen over anything else, it brings its own ground. */
export const paperGround: SystemStyleObject = {
  bg: '#FFFFFF',
  padding: '1',
  borderRadius: 'control',
  objectFit: 'contain',
};
