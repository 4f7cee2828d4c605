import { escribirFilas } from '@/application/shared/escribir-filas';
import {
  advertenciasAbono,
  COLUMNAS_ABONOS,
  crearLectorDeAbonos,
  decidirAbonos,
} from '@/domain/mensualidades/importacion-abonos';
import type { Id } from '@/domain/shared/id';
import { DialogoImportacion } from '@/ui/panel/comun/importacion/dialogo-importacion';
import type { Importable } from '@/ui/panel/comun/importacion/importable';
import { nombreDeParticipante } from '@/ui/panel/comun/importacion/participantes-nombrables';
import { AFECTADAS_POR_COBRO } from '../financiero.queries';
import { type Cobros, cargarCobros, SIN_COBROS } from './cargar-cobros';

/** Each row is registered as if somebody had typed it, and gets the next receipt. */
const IMPORTAR_ABONOS: Importable<Cobros> = {
  entidad: 'abonos',
  titulo: 'Importar abonos',
  archivo: 'Archivo con los abonos',
  cadaFila: 'abono',
  columnas: COLUMNAS_ABONOS,
  afecta: AFECTADAS_POR_COBRO,
  yaExiste: 'Ya está registrado un abono de ese día por ese valor en esa mensualidad',
  sinCargar: SIN_COBROS,
  cargar: cargarCobros,
  leer: (cobros) => crearLectorDeAbonos(cobros),
  juzgar: async (filas, { mensualidades }, { hoy }) => decidirAbonos(filas, mensualidades, hoy),
  advertir: ({ entrada }, { mensualidades }, { hoy }) => advertenciasAbono(entrada, mensualidades, hoy),
  nombrar: ({ entrada }, { participantes }) => nombreDeParticipante(participantes, entrada.participante_id),
  campoNombre: 'participante_id',
  enPalabras: (campo, valor, { participantes }) =>
    campo === 'participante_id' ? nombreDeParticipante(participantes, valor) : null,
  escribir: (filas, { servicios }, envio) =>
    escribirFilas(
      filas.map(({ numero, entrada: { mensualidad_id, fecha, valor, medio, referencia } }) => ({
        numero,
        carril: String(mensualidad_id),
        campo: 'valor',
        escribir: async (clave) => {
          const casos = await servicios.mensualidades();
          const pago = { fecha, valor, medio, referencia };
          const cobro = await casos.registrarAbono(mensualidad_id as Id, pago, { clave });
          return cobro.abonos.at(-1)?.id ?? cobro.id;
        },
      })),
      envio,
    ),
};

export default function ImportarAbonos({ onClose }: { onClose: () => void }) {
  return <DialogoImportacion importable={IMPORTAR_ABONOS} onClose={onClose} />;
}
