import { escribirFilas } from '@/application/shared/escribir-filas';
import { abonosPorEscribir, decidirAbonos } from '@/domain/mensualidades/abonos-de-archivo';
import { desplegarMeses } from '@/domain/mensualidades/abonos-por-mes';
import { EXPLICACION_DE_MARCA } from '@/domain/mensualidades/casilla-de-mes';
import { COLUMNAS_ABONOS } from '@/domain/mensualidades/columnas-abonos';
import {
  advertenciasAbono,
  crearLectorDeAbonos,
  mesesSinCobro,
} from '@/domain/mensualidades/importacion-abonos';
import { conNombreEntero } from '@/domain/mensualidades/importacion-mensualidades';
import { crearLectorDeSede } from '@/domain/sedes/leer-sede';
import type { Sede } from '@/domain/sedes/sede';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { enumerar } from '@/domain/shared/enumerar';
import type { Periodo } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import type { FilaImportada } from '@/domain/shared/importacion/fila-importada';
import { periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';
import { consultaSedesDisponibles } from '@/ui/panel/comun/datos/sedes-disponibles.queries';
import { consultaUltimoCerrado } from '@/ui/panel/comun/datos/ultimo-cerrado.queries';
import { DialogoImportacion } from '@/ui/panel/comun/importacion/dialogo-importacion';
import type { Importable, PorMeses } from '@/ui/panel/comun/importacion/importable';
import { nombreDeParticipante, nombreEnFila } from '@/ui/panel/comun/importacion/participantes-nombrables';
import { AFECTADAS_POR_COBRO } from '../financiero.queries';
import { type Cobros, cargarCobros, SIN_COBROS } from './cargar-cobros';

type CobrosYSedes = Cobros & { sedes: readonly Sede[]; ultimoCerrado: Periodo | null };

/** A row for each person and a column for each month, as many houses keep it. */
const POR_MESES: PorMeses = {
  campoMes: 'periodo',
  deQuien: ['participante_id', 'nombre_participante'],
  unaVez: ['medio'],
  desplegar: desplegarMeses,
  explicacion:
    'Entra un pago por cada casilla con un valor, con la fecha que tenga al lado. Sin ella, la del último día de su mes; los de este mes y los que vienen, la de hoy. Si de un mes ya hay pagos registrados, entra solo lo que falte.',
  explicarMarca: EXPLICACION_DE_MARCA,
};

/** With a whole year in a sheet, each row said to create the one it lacked. */
const avisoDeMesesSinCobro: Importable<CobrosYSedes>['avisar'] = (filas) => {
  const meses = mesesSinCobro(filas);
  const cuantos = meses.reduce((suma, [, de]) => suma + de, 0);
  if (cuantos < 2) return null;
  return {
    titulo: `${formatearNumero(cuantos)} pagos son de un mes que todavía no se ha cobrado aquí`,
    texto: `Faltan mensualidades de ${enumerar(
      meses.map(([mes, de]) => `${periodoEnPalabras(mes)} (${formatearNumero(de)})`),
      12,
    )}. «Generar mensualidades del mes», en Financiero, las crea para quien está en la casa; las de quien ya salió se crean una por una o se importan. Después elija este archivo otra vez: lo que ya entró no se dobla.`,
  };
};

/** Each row is registered as if somebody had typed it, and gets the next receipt. */
const IMPORTAR_ABONOS: Importable<CobrosYSedes> = {
  entidad: 'abonos',
  titulo: 'Importar abonos',
  archivo: 'Archivo con los abonos',
  cadaFila: 'abono',
  columnas: COLUMNAS_ABONOS,
  porMeses: POR_MESES,
  afecta: AFECTADAS_POR_COBRO,
  yaExiste: 'Ya está registrado en esa mensualidad',
  sinCargar: { ...SIN_COBROS, sedes: [], ultimoCerrado: null },
  cargar: async (panel) => {
    const sedes = panel.queryClient.fetchQuery(consultaSedesDisponibles(panel.servicios));
    const ultimo = panel.queryClient.fetchQuery(consultaUltimoCerrado(panel.servicios));
    return { ...(await cargarCobros(panel)), sedes: await sedes, ultimoCerrado: await ultimo };
  },
  preparar: conNombreEntero,
  leer: ({ sedes, participantes, mensualidades }, { meses }) =>
    crearLectorDeAbonos({
      participantes,
      mensualidades,
      leerSede: crearLectorDeSede(sedes),
      porMeses: meses,
    }),
  juzgar: async (filas, { mensualidades, ultimoCerrado }, { hoy }) =>
    decidirAbonos(filas, mensualidades, hoy, ultimoCerrado),
  advertir: ({ entrada }, { mensualidades }, { hoy }) => advertenciasAbono(entrada, mensualidades, hoy),
  nombrar: (fila, { participantes }) => nombreEnFila(participantes, fila),
  campoNombre: 'participante_id',
  avisar: avisoDeMesesSinCobro,
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
