import { useState } from 'react';
import { orden } from '@/application/servicios/orden';
import type { Gestion } from '@/domain/mensualidades/cobranza/gestion';
import { type CanalDeCobro, ETIQUETA_CANAL } from '@/domain/mensualidades/cobranza/opciones-gestion';
import { tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import { avisarError } from '@/ui/panel/comun/datos/avisar-error';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { useEscritura } from '@/ui/panel/comun/escritura/use-escritura';
import { AFECTADAS_POR_GESTION } from './cobranza.queries';
import { ERRORES_DE_COBRANZA } from './errores-de-cobranza';

interface Pedido {
  quien: { clave: string; nombre: string };
  canal: CanalDeCobro;
  alHacer: () => void;
}

/** Logs a message that was just sent. What the service refuses is kept as said, to be logged with its own hour. */
export const useEnviado = ({ quien, canal, alHacer }: Pedido) => {
  const refrescar = useRefrescar(AFECTADAS_POR_GESTION);
  const [rechazo, setRechazo] = useState<string | null>(null);
  const { enviar, guardando, duda, error } = useEscritura<{ momento?: string }, Gestion>({
    nombre: `gestion:${quien.clave}`,
    que: () => `${ETIQUETA_CANAL[canal]} a ${quien.nombre}`,
    hacer: (resto, clave) =>
      orden('cobranza', 'registrar', quien.clave, { canal, resultado: 'ENVIADO', ...resto }, { clave }),
    alHacer: () => {
      setRechazo(null);
      void refrescar();
      alHacer();
    },
    alRechazar: (fallo) => {
      void refrescar();
      if (tieneCodigo(fallo, 'CONFLICTO')) setRechazo(fallo.message);
      else avisarError(fallo, ERRORES_DE_COBRANZA.registrar);
    },
  });
  return { enviar, guardando, duda, error, rechazo };
};
