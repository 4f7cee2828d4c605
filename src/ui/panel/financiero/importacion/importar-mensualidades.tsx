import { escribirFilas } from '@/application/shared/escribir-filas';
import {
  advertenciasMensualidad,
  COLUMNAS_MENSUALIDADES,
  conNombreEntero,
  crearLectorDeMensualidades,
  decidirMensualidades,
} from '@/domain/mensualidades/importacion-mensualidades';
import { DialogoImportacion } from '@/ui/panel/comun/importacion/dialogo-importacion';
import type { Importable } from '@/ui/panel/comun/importacion/importable';
import { nombreDeParticipante, nombreEnFila } from '@/ui/panel/comun/importacion/participantes-nombrables';
import { AFECTADAS_POR_COBRO } from '../financiero.queries';
import { type Cobros, cargarCobros, SIN_COBROS } from './cargar-cobros';

const IMPORTAR_MENSUALIDADES: Importable<Cobros> = {
  entidad: 'mensualidades',
  titulo: 'Importar mensualidades',
  archivo: 'Archivo con las mensualidades o los saldos',
  cadaFila: 'mes que se debe',
  columnas: COLUMNAS_MENSUALIDADES,
  afecta: AFECTADAS_POR_COBRO,
  yaExiste: 'El participante ya tiene este concepto en este mes',
  sinCargar: SIN_COBROS,
  cargar: cargarCobros,
  preparar: conNombreEntero,
  leer: ({ participantes }) => crearLectorDeMensualidades(participantes),
  juzgar: async (filas, { mensualidades }) => decidirMensualidades(filas, mensualidades),
  advertir: ({ entrada }) => advertenciasMensualidad(entrada),
  nombrar: (fila, { participantes }) => nombreEnFila(participantes, fila),
  campoNombre: 'participante_id',
  enPalabras: (campo, valor, { participantes }) =>
    campo === 'participante_id' ? nombreDeParticipante(participantes, valor) : null,
  escribir: (filas, { servicios }, envio) =>
    escribirFilas(
      filas.map(({ numero, entrada }) => ({
        numero,
        carril: String(entrada.participante_id),
        campo: 'valor',
        escribir: async (clave) => (await (await servicios.mensualidades()).crear(entrada, { clave })).id,
      })),
      envio,
    ),
};

export default function ImportarMensualidades({ onClose }: { onClose: () => void }) {
  return <DialogoImportacion importable={IMPORTAR_MENSUALIDADES} onClose={onClose} />;
}
