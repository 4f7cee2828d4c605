import type { ParticipanteEnLista } from '@/application/participantes/participante-repository.port';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import Archivo from './dialogos/dialogo-archivo';
import Traslado from './dialogos/dialogo-traslado-en-bloque';
import type { useAccionesEnBloque } from './use-acciones-en-bloque';

type DialogosEnBloqueProps = {
  bloque: ReturnType<typeof useAccionesEnBloque>;
  seleccion: { elegidas: readonly ParticipanteEnLista[]; limpiar: () => void };
  egresar: (participante: ParticipanteListado) => void;
};

/** What asks before something is done with several participantes at once. */
export default function DialogosEnBloque({ bloque, seleccion, egresar }: DialogosEnBloqueProps) {
  const { dialogo, cerrar, enCasa, archivarLosDemas } = bloque;
  return (
    <>
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
    </>
  );
}
