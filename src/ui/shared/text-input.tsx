import { chakra } from '@chakra-ui/react/styled-system';
import { controlStyles } from './control-styles';

export const TextInput = chakra('input', { base: controlStyles });

export const TextArea = chakra('textarea', {
  base: { ...controlStyles, minHeight: '6rem', resize: 'vertical' },
});
