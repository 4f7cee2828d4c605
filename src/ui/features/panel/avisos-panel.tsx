import { Box } from '@chakra-ui/react/box';
import { WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Rol } from '@/domain/shared/rol';
import { Notice } from '@/ui/shared/notice';
import { ReadOnlyNotice } from '@/ui/shared/read-only-notice';
import { toaster } from '@/ui/shared/toast-store';
import { useEnLinea } from './use-en-linea';

/** What holds for every page: no network, or a role that only reads. */
export function AvisosPanel({ rol }: { rol: Rol }) {
  const enLinea = useEnLinea();
  const faltaba = useRef(false);

  useEffect(() => {
    if (enLinea && faltaba.current) toaster.success('La conexión volvió');
    faltaba.current = !enLinea;
  }, [enLinea]);

  return (
    <Box display="flex" flexDirection="column" gap="3">
      <div role="status">
        {enLinea ? null : (
          <Notice tone="warning" icon={<WifiOff />} title="Sin conexión a internet">
            Puede seguir viendo lo que ya cargó. Para guardar cambios, espere a que vuelva la conexión.
          </Notice>
        )}
      </div>
      {rol === 'CONSULTA' ? <ReadOnlyNotice /> : null}
    </Box>
  );
}
