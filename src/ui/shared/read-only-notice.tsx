import { chakra } from '@chakra-ui/react/styled-system';
import { Eye } from 'lucide-react';
import { Notice } from './notice';

/** For people who may look and print but not write. */
export function ReadOnlyNotice({ children }: { children?: string }) {
  return (
    <Notice tone="neutral" icon={<Eye />}>
      <chakra.strong fontWeight="semibold">Solo lectura</chakra.strong>
      {' · '}
      {children ?? 'Puede consultar e imprimir esta información. Los cambios los hace un administrador.'}
    </Notice>
  );
}
