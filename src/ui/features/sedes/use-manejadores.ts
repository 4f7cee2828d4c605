import type { Sede } from '@/domain/sedes/sede';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { useManejadoresRegistro } from '../shared/datos/use-manejadores-registro';
import { usePanel } from '../shared/panel/use-panel';
import type { useBusquedaUrl } from '../shared/url/use-busqueda-url';
import type { BusquedaSedes } from './busqueda-sedes';
import { AFECTADAS_POR_SEDE, CLAVE_LISTA_SEDES } from './sedes.queries';

export const useManejadores = (direccion: ReturnType<typeof useBusquedaUrl<BusquedaSedes>>) => {
  const { sedes } = usePanel().servicios;
  return useManejadoresRegistro<BusquedaSedes, Sede>(direccion, {
    lista: CLAVE_LISTA_SEDES,
    afecta: AFECTADAS_POR_SEDE,
    archivar: (s, archivado) => sedes.actualizar(s.id, { archivado, version: s.version }, s),
    titulo: mensajeErrorEscritura('actualizar', 'sede'),
    nombreDe: ({ nombre }) => nombre,
  });
};
