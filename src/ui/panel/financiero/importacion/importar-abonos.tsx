import { escribirFilas } from '@/application/shared/escribir-filas';
import { abonosPorEscribir, decidirAbonos } from '@/domain/mensualidades/abonos-de-archivo';
import {
  advertenciasAbono,
  COLUMNAS_ABONOS,
  crearLectorDeAbonos,
} from '@/domain/mensualidades/importacion-abonos';
import { crearLectorDeSede } from '@/domain/sedes/leer-sede';
import type { Sede } from '@/domain/sedes/sede';
import { type Id, mismoId } from '@/domain/shared/id';
import type { FilaImportada } from '@/domain/shared/importacion/fila-importada';
import { consultaSedesDisponibles } from '@/ui/panel/comun/datos/sedes-disponibles.queries';
import { DialogoImportacion } from '@/ui/panel/comun/importacion/dialogo-importacion';
import type { Importable } from '@/ui/panel/comun/importacion/importable';
import { nombreDeParticipante } from '@/ui/panel/comun/importacion/participantes-nombrables';
import { AFECTADAS_POR_COBRO } from '../financiero.queries';
import { type Cobros, cargarCobros, SIN_COBROS } from './cargar-cobros';

type CobrosYSedes = Cobros & { sedes: readonly Sede[] };

/** Each row is registered as if somebody had typed it, and gets the next receipt. */
const IMPORTAR_ABONOS: Importable<CobrosYSedes> = {
  entidad: 'abonos',
  titulo: 'Importar abonos',
  archivo: 'Archivo con los abonos',
  cadaFila: 'abono',
  columnas: COLUMNAS_ABONOS,
  afecta: AFECTADAS_POR_COBRO,
  yaExiste: 'Ya está registrado un abono de ese día por ese valor en esa mensualidad',
  sinCargar: { ...SIN_COBROS, sedes: [] },
  cargar: async (panel) => {
    const sedes = panel.queryClient.fetchQuery(consultaSedesDisponibles(panel.servicios));
    return { ...(await cargarCobros(panel)), sedes: await sedes };
  },
  leer: ({ sedes, ...cobros }) => crearLectorDeAbonos({ ...cobros, leerSede: crearLectorDeSede(sedes) }),
  juzgar: async (filas, { mensualidades }, { hoy }) => decidirAbonos(filas, mensualidades, hoy),
  advertir: ({ entrada }, { mensualidades }, { hoy }) => advertenciasAbono(entrada, mensualidades, hoy),
  nombrar: ({ entrada }, { participantes }) => nombreDeParticipante(participantes, entrada.participante_id),
  campoNombre: 'participante_id',
  enPalabras: (campo, valor, { participantes, sedes }) => {
    if (campo === 'participante_id') return nombreDeParticipante(participantes, valor);
    return campo === 'sede_id' ? (sedes.find(({ id }) => mismoId(id, valor as Id))?.nombre ?? null) : null;
  },
  opciones: (campo, { sedes }) =>
    campo === 'sede_id'
      ? sedes.filter(({ archivado_en }) => !archivado_en).map(({ nombre }) => nombre)
      : undefined,
  escribir: async (filas, { servicios, hoy }, envio, { mensualidades }) => {
    const porEscribir = abonosPorEscribir(filas, mensualidades, hoy).map(
      ({ fila: { numero, entrada }, pago, conSaldo }) => ({
        conSaldo,
        numero,
        carril: String(entrada.mensualidad_id),
        campo: 'valor',
        escribir: async (clave: string) => {
          const id = entrada.mensualidad_id as Id;
          const cobro = conSaldo
            ? await (await servicios.saldosAFavor()).aplicar(id, pago, { clave })
            : await (await servicios.mensualidades()).registrarAbono(id, pago, { clave });
          return cobro.abonos.at(-1)?.id ?? cobro.id;
        },
      }),
    );
    // What was left over of any of them has to be there before something is paid with it.
    await escribirFilas(
      porEscribir.filter(({ conSaldo }) => !conSaldo),
      envio,
    );
    await escribirFilas(
      porEscribir.filter(({ conSaldo }) => conSaldo),
      envio,
    );
    return filas.map(({ numero }) => envio.hechas.get(numero) as FilaImportada);
  },
};

export default function ImportarAbonos({ onClose }: { onClose: () => void }) {
  return <DialogoImportacion importable={IMPORTAR_ABONOS} onClose={onClose} />;
}
