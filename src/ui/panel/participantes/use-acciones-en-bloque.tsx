import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import type { ParticipanteEnLista } from '@/application/participantes/participante-repository.port';
import { viveEnLaCasa } from '@/domain/participantes/estado-participante';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import type { MenuAction } from '@/ui/shared/menu-action';
import { accion } from '../comun/datos/acciones-registro';
import { useArchivadoEnBloque } from '../comun/datos/use-archivado-en-bloque';
import { accionesExportar } from '../comun/exportacion/acciones-exportar';
import { useHoy } from '../comun/panel/use-hoy';
import { usePanel } from '../comun/panel/use-panel';
import { AFECTADAS_POR_PARTICIPANTE } from './participantes.queries';
import { useNombreSede } from './use-nombre-sede';

/** What can be done with several participantes at once, and the dialog that one of those things opens. */
export const useAccionesEnBloque = (elegidos: readonly ParticipanteEnLista[], limpiar: () => void) => {
  const { servicios } = usePanel();
  const { participantes } = servicios;
  const hoy = useHoy();
  const nombreSede = useNombreSede();
  const [dialogo, setDialogo] = useState<'archivo' | 'traslado' | null>(null);
  const archivar = useArchivadoEnBloque<ParticipanteListado>({
    archivar: (p, archivado) =>
      participantes().then((casos) => casos.actualizar(p.id, { archivado, version: p.version }, p)),
    afecta: AFECTADAS_POR_PARTICIPANTE,
    titulo: mensajeErrorEscritura('actualizar', 'participante'),
  });

  const preparar = async () =>
    (await import('./exportar-participantes')).exportacionDe(elegidos, nombreSede, hoy);
  const enCasa = elegidos.filter(viveEnLaCasa);
  const archivarLosDemas = () => {
    void archivar(elegidos.filter((p) => !viveEnLaCasa(p)));
    limpiar();
  };
  const hayArchivados = elegidos.some(({ archivado_en }) => archivado_en !== null);
  const hayAfuera = elegidos.some(({ estado }) => estado === 'EGRESADO');
  const acciones: MenuAction[] = [
    {
      ...accion.archivar(() => {
        if (enCasa.length > 0) setDialogo('archivo');
        else archivarLosDemas();
      }),
      disabledReason: hayArchivados ? 'Hay registros que ya están archivados' : undefined,
    },
    {
      id: 'trasladar',
      label: 'Trasladar',
      icon: <ArrowRightLeft />,
      disabledReason: hayArchivados || hayAfuera ? 'Hay egresados o archivados en la selección' : undefined,
      onSelect: () => setDialogo('traslado'),
    },
    ...accionesExportar(servicios, preparar),
  ];
  return { acciones, dialogo, cerrar: () => setDialogo(null), enCasa, archivarLosDemas };
};
