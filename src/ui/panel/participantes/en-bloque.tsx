import { ArrowRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ParticipanteEnLista } from '@/application/participantes/participante-repository.port';
import { viveEnLaCasa } from '@/domain/participantes/estado-participante';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { BulkActionBar } from '@/ui/shared/bulk-action-bar';
import { lazy } from '@/ui/shared/lazy';
import type { MenuAction } from '@/ui/shared/menu-action';
import { accion } from '../comun/datos/acciones-registro';
import { useArchivadoEnBloque } from '../comun/datos/use-archivado-en-bloque';
import { useNombreSede } from '../comun/datos/use-nombre-sede';
import { accionesExportar } from '../comun/exportacion/acciones-exportar';
import { useHoy } from '../comun/panel/use-hoy';
import { usePanel } from '../comun/panel/use-panel';
import { AFECTADAS_POR_PARTICIPANTE } from './participantes.queries';

const Archivo = lazy(() => import('./dialogos/dialogo-archivo'));
const Traslado = lazy(() => import('./dialogos/dialogo-traslado-en-bloque'));

type EnBloqueProps = {
  elegidas: readonly ParticipanteEnLista[];
  limpiar: () => void;
  egresar: (participante: ParticipanteListado) => void;
};

/** What can be done with several participantes at once, and what is asked before. */
export function EnBloque({ elegidas, limpiar, egresar }: EnBloqueProps) {
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
    (await import('./exportar-participantes')).exportacionDe(elegidas, nombreSede, hoy);
  const enCasa = elegidas.filter(viveEnLaCasa);
  const archivarLosDemas = () => {
    void archivar(elegidas.filter((p) => !viveEnLaCasa(p)));
    limpiar();
  };
  const hayArchivados = elegidas.some(({ archivado_en }) => archivado_en !== null);
  const hayAfuera = elegidas.some(({ estado }) => estado === 'EGRESADO');
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
      icon: <ArrowRight />,
      disabledReason: hayArchivados || hayAfuera ? 'Hay egresados o archivados en la selección' : undefined,
      onSelect: () => setDialogo('traslado'),
    },
    ...accionesExportar(servicios, preparar),
  ];
  const cerrar = () => setDialogo(null);
  return (
    <>
      <BulkActionBar count={elegidas.length} actions={acciones} onClear={limpiar} />
      <Suspense fallback={null}>
        {dialogo === 'archivo' ? (
          <Archivo
            enCasa={enCasa}
            demas={elegidas.length - enCasa.length}
            onEgreso={(participante) => {
              cerrar();
              egresar(participante);
            }}
            onArchivarDemas={() => {
              cerrar();
              archivarLosDemas();
            }}
            onClose={cerrar}
          />
        ) : null}
        {dialogo === 'traslado' ? (
          <Traslado
            participantes={elegidas}
            onClose={cerrar}
            onHecho={() => {
              cerrar();
              limpiar();
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
