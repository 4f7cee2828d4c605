import { lazy, Suspense } from 'react';
import type { ParticipanteEnLista } from '@/application/participantes/participante-repository.port';
import type { Participante } from '@/domain/participantes/participante';
import type { useAccionesEnBloque } from './use-acciones-en-bloque';

const Archivo = lazy(() => import('./dialogos/dialogo-archivo'));
const Traslado = lazy(() => import('./dialogos/dialogo-traslado-en-bloque'));

type DialogosEnBloqueProps = {
  bloque: ReturnType<typeof useAccionesEnBloque>;
  seleccion: { elegidas: readonly ParticipanteEnLista[]; limpiar: () => void };
  egresar: (participante: Participante) => void;
};

/** What asks before something is done with several participantes at once. */
export function DialogosEnBloque({ bloque, seleccion, egresar }: DialogosEnBloqueProps) {
  const { dialogo, cerrar, enCasa, archivarLosDemas } = bloque;
  return (
    <Suspense fallback={null}>
      {dialogo === 'archivo' ? (
        <Archivo
          enCasa={enCasa}
          demas={seleccion.elegidas.length - enCasa.length}
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
          participantes={seleccion.elegidas}
          onClose={cerrar}
          onHecho={() => {
            cerrar();
            seleccion.limpiar();
          }}
        />
      ) : null}
    </Suspense>
  );
}
