import { Box } from '@chakra-ui/react/box';
import { Eye } from 'lucide-react';

/** For people who may look and print but not write: one word in the bar, and nothing over what they came to read. */
export function ReadOnlyNotice() {
  return (
    <Box
      as="span"
      className="kit-status"
      data-tone="neutral"
      flexShrink={0}
      title="Puede consultar e imprimir esta información. Los cambios los hace un administrador."
    >
      <Eye size={16} aria-hidden />
      <Box as="span" srOnly={{ base: true, md: false }}>
        Solo lectura
      </Box>
    </Box>
  );
}
