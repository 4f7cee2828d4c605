import { COLUMNAS_PARTICIPANTES } from '@/domain/participantes/campos-importables';
import {
  advertenciasFilaImportada,
  rechazosDeParticipante,
} from '@/domain/participantes/importacion-participantes';
import { crearLectorDeFilas } from '@/domain/participantes/leer-fila-importada';
import type { Participante } from '@/domain/participantes/participante';
import { crearLectorDeSede } from '@/domain/sedes/leer-sede';
import type { Sede } from '@/domain/sedes/sede';
import { type Id, mismoId } from '@/domain/shared/id';
import { esTituloDeCcOTi } from '@/domain/shared/lectura/leer-tipo-documento';
import { consultaSedesDisponibles } from '@/ui/panel/comun/datos/sedes-disponibles.queries';
import { DialogoImportacion } from '@/ui/panel/comun/importacion/dialogo-importacion';
import type { Importable } from '@/ui/panel/comun/importacion/importable';
import { AFECTADAS_POR_PARTICIPANTE } from '../participantes.queries';
import { pedirImportacion, probarImportacion } from './pedir-importacion';
import { TambienAcudientes } from './tambien-acudientes';

const abierta = ({ archivado_en, estado }: Sede): boolean => !archivado_en && estado !== 'INACTIVA';

/** Written by the service in one call for thousands, with the places of each sede counted row after row. */
export const IMPORTAR_PARTICIPANTES: Importable<readonly Sede[]> = {
  entidad: 'participantes',
  titulo: 'Importar participantes',
  archivo: 'Archivo con los participantes',
  cadaFila: 'persona',
  columnas: COLUMNAS_PARTICIPANTES,
  afecta: AFECTADAS_POR_PARTICIPANTE,
  yaExiste: 'Ya está registrado con ese documento, o con ese nombre y teléfono',
  sinCargar: [],
  cargar: ({ servicios, queryClient }) => queryClient.fetchQuery(consultaSedesDisponibles(servicios)),
  leer: (sedes, { tituloDe, textosDe }, hoy) =>
    crearLectorDeFilas({
      leerSede: crearLectorDeSede(sedes),
      columnaDeArea: textosDe('area'),
      tituloDocumento: tituloDe('numero_documento'),
      hoy,
    }),
  proponer: (campo, { tituloDe }) => {
    const titulo = tituloDe('numero_documento');
    if (campo !== 'tipo_documento' || !esTituloDeCcOTi(titulo)) return undefined;
    const como =
      tituloDe('fecha_nacimiento') === ''
        ? 'sin la fecha de nacimiento se pregunta en cada fila'
        : 'por su fecha de nacimiento se propone TI de 7 a 17 años y CC desde los 18; sin ella se pregunta';
    return `«${titulo}» no dice cuál: ${como}. Si es el mismo en todas, elíjalo aquí.`;
  },
  juzgar: (filas, _, { servicios, hoy }) =>
    probarImportacion(
      filas.map((fila) =>
        Object.keys(fila.rechazos).length === 0
          ? fila
          : { ...fila, rechazos: rechazosDeParticipante(fila, hoy) },
      ),
      (entradas, _tanda, incompletas) =>
        servicios.participantes().then((casos) =>
          casos.importar({
            filas: entradas,
            simular: true,
            ...(incompletas.length > 0 ? { incompletas } : {}),
          }),
        ),
    ),
  advertir: ({ entrada, celdas }, _, { hoy }) =>
    advertenciasFilaImportada(entrada as Partial<Participante>, hoy, celdas),
  nombrar: ({ entrada }) => String(entrada.nombre ?? 'Sin nombre'),
  campoNombre: 'nombre',
  enPalabras: (campo, valor, sedes) =>
    campo === 'sede_id'
      ? (sedes.find(({ id }) => mismoId(id, valor as Id))?.nombre ?? `Sede ${valor}`)
      : null,
  opciones: (campo, sedes) =>
    campo === 'sede_id' ? sedes.filter(abierta).map(({ nombre }) => nombre) : undefined,
  Tambien: TambienAcudientes,
  escribir: (filas, { servicios }, { clave }) =>
    pedirImportacion(filas, (entradas, tanda) =>
      servicios
        .participantes()
        .then((casos) => casos.importar({ filas: entradas }, { clave: `${clave}-${tanda}` })),
    ),
};

export default function ImportarParticipantes({ onClose }: { onClose: () => void }) {
  return <DialogoImportacion importable={IMPORTAR_PARTICIPANTES} onClose={onClose} />;
}
