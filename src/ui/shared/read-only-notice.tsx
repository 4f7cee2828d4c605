import { Eye } from 'lucide-react';
import { Notice } from './notice';

/** For people who may look and print but not write. */
export function ReadOnlyNotice({ children }: { children?: string }) {
  return (
    <Notice tone="neutral" icon={<Eye />} title="Solo lectura">
      {children ?? 'Puede consultar e imprimir esta información. Los cambios los hace un administrador.'}
    </Notice>
  );
}
