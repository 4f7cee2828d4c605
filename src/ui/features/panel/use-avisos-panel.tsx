import { WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Rol } from '@/domain/shared/rol';
import { Notice } from '@/ui/shared/notice';
import { ReadOnlyNotice } from '@/ui/shared/read-only-notice';
import { toaster } from '@/ui/shared/toast-store';
import { useEnLinea } from './use-en-linea';

/** What holds for every page, when there is something to say: no network, or a role that only reads. */
export const useAvisosPanel = (rol: Rol): ReactNode => {
  const enLinea = useEnLinea();
  const faltaba = useRef(false);

  useEffect(() => {
    if (enLinea && faltaba.current) toaster.success('La conexión volvió');
    faltaba.current = !enLinea;
  }, [enLinea]);

  if (!enLinea) {
    return (
      <Notice tone="warning" role="alert" icon={<WifiOff />} title="Sin conexión a internet">
        Puede seguir viendo lo que ya cargó. Para guardar cambios, espere a que vuelva la conexión.
      </Notice>
    );
  }
  return rol === 'CONSULTA' ? <ReadOnlyNotice /> : undefined;
};
