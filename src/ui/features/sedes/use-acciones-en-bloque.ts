import type { Sede } from '@/domain/sedes/sede';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import type { MenuAction } from '@/ui/shared/menu-action';
import { accion } from '../shared/datos/acciones-registro';
import { useArchivadoEnBloque } from '../shared/datos/use-archivado-en-bloque';
import { accionesExportar } from '../shared/exportacion/acciones-exportar';
import { useHoy } from '../shared/panel/use-hoy';
import { usePanel } from '../shared/panel/use-panel';
import { AFECTADAS_POR_SEDE } from './sedes.queries';

/** What can be done with several sedes at once. */
export const useAccionesEnBloque = (elegidas: readonly Sede[], limpiar: () => void): MenuAction[] => {
  const { sedes } = usePanel().servicios;
  const hoy = useHoy();
  const archivar = useArchivadoEnBloque<Sede>({
    archivar: (s, archivado) => sedes.actualizar(s.id, { archivado, version: s.version }, s),
    afecta: AFECTADAS_POR_SEDE,
    titulo: mensajeErrorEscritura('actualizar', 'sede'),
  });
  const yaArchivadas = elegidas.some(({ archivado_en }) => archivado_en !== null);
  return [
    {
      ...accion.archivar(() => {
        void archivar(elegidas);
        limpiar();
      }),
      disabledReason: yaArchivadas ? 'Hay registros que ya están archivados' : undefined,
    },
    ...accionesExportar(async () => (await import('./exportar-sedes')).exportacionDe(elegidas, hoy)),
  ];
};
