import { WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Rol } from '@/domain/shared/rol';
import { type Conexion, TITULO_SIN_CONEXION } from '@/ui/features/shared/conexion/conexion-actual';
import { topDialog } from '@/ui/shared/dialog-stack';
import { Notice } from '@/ui/shared/notice';
import { ReadOnlyNotice } from '@/ui/shared/read-only-notice';
import { toaster } from '@/ui/shared/toast-store';

/** What holds for every page, when there is something to say: no connection, or a role that only reads. */
export const useAvisosPanel = (rol: Rol, conexion: Conexion): ReactNode => {
  const anterior = useRef<Conexion>('bien');

  useEffect(() => {
    // A form says it by itself, and there a message would lie over its buttons.
    if (conexion === 'bien' && anterior.current !== 'bien' && !topDialog()) {
      toaster.success('La conexión volvió');
    }
    anterior.current = conexion;
  }, [conexion]);

  if (conexion !== 'bien') {
    return (
      <Notice tone="warning" role="alert" icon={<WifiOff />} title={TITULO_SIN_CONEXION[conexion]}>
        Puede seguir viendo lo que ya cargó. Para guardar cambios, espere a que vuelva la conexión.
      </Notice>
    );
  }
  return rol === 'CONSULTA' ? <ReadOnlyNotice /> : undefined;
};
