import { masMeses, mesDe } from './calendario';
import type { FilaAbono, FilaMensualidad, Filas } from './filas';
import type { Foto } from './foto';
import { devolucionesVivas } from './recalcular-a-favor';
import { cobrosDe } from './recalcular-dinero';
import { enCasa } from './recalcular-personas';

const primera = <T>(candidatas: readonly T[], que: string): T => {
  const [fila] = candidatas;
  if (fila === undefined) throw new Error(`La historia no tiene ${que}`);
  return fila;
};

const queDeben = (filas: Filas, hoy: string) => cobrosDe(filas, hoy).filter(({ saldo }) => saldo > 1);

/** Of something still owed, the newest. */
const abonoVivo = (filas: Filas, hoy: string): FilaAbono => {
  const vivos = queDeben(filas, hoy).flatMap((cobro) => cobro.vivos);
  return primera(vivos.slice(-1), 'un abono de algo que aún se debe');
};

const vencido = (filas: Filas, hoy: string): FilaMensualidad =>
  primera(
    queDeben(filas, hoy).filter((cobro) => cobro.vencida),
    'nada vencido',
  ).fila;

const cobroDe = ({ mensualidades }: Filas, abono: FilaAbono): FilaMensualidad =>
  primera(
    mensualidades.filter(({ id }) => id === abono.mensualidad_id),
    'el cobro de un abono',
  );

interface Alteracion {
  que: string;
  cambiar: (filas: Filas, foto: Foto) => void;
  /** Where somebody would read it. */
  seNotaEn: readonly string[];
}

/** One wrong figure in one row. */
export const ALTERACIONES: readonly Alteracion[] = [
  {
    que: 'un abono con un peso más',
    cambiar: (filas, { hoy }) => {
      abonoVivo(filas, hoy).valor += 1;
    },
    seNotaEn: [
      ...['tablero', 'cartera', 'recaudo', 'estado de cuenta', 'lista de mensualidades'],
      ...['lista de participantes', 'libro de abonos', 'archivos CSV', 'archivos XLSX'],
    ],
  },
  {
    que: 'un recibo impreso con un peso más',
    cambiar: (filas, { papeles }) => {
      const abono = primera(
        filas.abonos.filter(({ id }) => [...papeles.keys()].some((r) => r.endsWith(`/${id}/recibo.pdf`))),
        'un recibo impreso',
      );
      abono.valor += 1;
      cobroDe(filas, abono).valor += 1;
    },
    seNotaEn: ['recibos en PDF', 'libro de abonos'],
  },
  {
    que: 'un abono de otro día',
    cambiar: (filas, { hoy }) => {
      abonoVivo(filas, hoy).fecha = `${masMeses(mesDe(hoy), -1)}-15`;
    },
    seNotaEn: ['tablero', 'recaudo', 'variación del recaudo', 'libro de abonos', 'archivos CSV'],
  },
  {
    que: 'un abono registrado hoy con fecha de otro mes',
    cambiar: (filas, { hoy }) => {
      const abono = primera(
        filas.abonos.filter((a) => a.anulado_en === null && mesDe(a.fecha) < mesDe(hoy)),
        'un abono de otro mes',
      );
      abono.registrado_en = `${hoy}T15:00:00Z`;
    },
    seNotaEn: ['recaudo'],
  },
  {
    que: 'un abono anulado que vuelve a contar',
    cambiar: (filas) => {
      const anulados = filas.abonos.filter(({ anulado_en }) => anulado_en !== null);
      const abono = primera(anulados.slice(-1), 'un abono anulado');
      cobroDe(filas, abono).valor += abono.valor;
      abono.anulado_en = null;
    },
    seNotaEn: ['recaudo', 'lista de mensualidades', 'libro de abonos', 'recibos en PDF', 'archivos CSV'],
  },
  {
    que: 'un descuento de un peso más',
    cambiar: (filas, { hoy }) => {
      vencido(filas, hoy).descuento += 1;
    },
    seNotaEn: [
      ...['tablero', 'cartera', 'estado de cuenta', 'lista de mensualidades', 'lista de participantes'],
      ...['mensaje a la familia', 'archivos CSV', 'archivos XLSX'],
    ],
  },
  {
    que: 'un peso más en una cuenta impresa',
    cambiar: (filas, { impresas }) => {
      const suyas = filas.mensualidades.filter(
        ({ participante_id, estado }) => impresas.includes(participante_id) && estado === 'PENDIENTE',
      );
      primera(suyas, 'una cuenta impresa con deuda').valor += 1;
    },
    seNotaEn: ['estados de cuenta en PDF', 'estado de cuenta'],
  },
  {
    que: 'una fecha de vencimiento que no ha llegado',
    cambiar: (filas, { hoy }) => {
      vencido(filas, hoy).fecha_vencimiento = hoy;
    },
    seNotaEn: ['tablero', 'cartera', 'estado de cuenta', 'lista de mensualidades', 'lista de participantes'],
  },
  {
    que: 'algo exonerado que se cobra',
    cambiar: ({ mensualidades }) => {
      const exoneradas = mensualidades.filter((m) => m.estado === 'EXONERADA' && m.valor > m.descuento);
      primera(exoneradas, 'una exoneración').estado = 'PENDIENTE';
    },
    seNotaEn: ['tablero', 'cartera', 'estado de cuenta', 'lista de mensualidades', 'lista de participantes'],
  },
  {
    que: 'otro acudiente que paga',
    cambiar: (filas, { hoy }) => {
      const cobro = vencido(filas, hoy);
      const otros = filas.acudientes.filter(({ id }) => id !== cobro.id_acudiente);
      cobro.id_acudiente = primera(otros, 'otro acudiente').id;
    },
    seNotaEn: ['cartera', 'cuenta de quien paga', 'lista de mensualidades', 'archivos CSV'],
  },
  {
    que: 'dos personas que pagan, con el mismo documento',
    cambiar: (filas, { hoy }) => {
      const deudores = new Set(queDeben(filas, hoy).map(({ fila }) => fila.id_acudiente));
      const [una, otra] = filas.acudientes.filter(({ id }) => deudores.has(id));
      if (!una || !otra) throw new Error('La historia no tiene dos personas que deban');
      otra.numero_documento = una.numero_documento;
    },
    seNotaEn: ['cartera'],
  },
  {
    que: 'un peso más a favor',
    cambiar: ({ movimientos_a_favor }) => {
      primera(movimientos_a_favor, 'nada a favor').valor += 1;
    },
    seNotaEn: ['cartera', 'cuenta de quien paga', 'archivos CSV'],
  },
  {
    que: 'una devolución de otro día',
    cambiar: (filas) => {
      primera(devolucionesVivas(filas).slice(-1), 'una devolución').fecha = '2025-04-29';
    },
    seNotaEn: ['recaudo', 'archivos CSV'],
  },
  {
    que: 'una devolución anulada que no lo está',
    cambiar: (filas) => {
      const quitada = primera(
        filas.movimientos_a_favor.filter(({ tipo }) => tipo === 'DEVOLUCION_ANULADA').slice(-1),
        'una devolución anulada',
      );
      filas.movimientos_a_favor = filas.movimientos_a_favor.filter((movimiento) => movimiento !== quitada);
    },
    seNotaEn: ['cartera', 'recaudo', 'cuenta de quien paga', 'archivos CSV'],
  },
  {
    que: 'un pago en la caja de otra sede',
    cambiar: (filas, { hoy }) => {
      const abono = abonoVivo(filas, hoy);
      const otras = filas.sedes.filter(({ id }) => id !== abono.sede_id);
      abono.sede_id = primera(otras, 'otra sede').id;
    },
    seNotaEn: ['recaudo', 'libro de abonos'],
  },
  {
    que: 'alguien en otra sede',
    cambiar: ({ participantes, mensualidades, sedes }) => {
      const cobrados = new Set(mensualidades.map(({ participante_id }) => participante_id));
      const presentes = participantes.filter((p) => enCasa(p) && cobrados.has(p.id));
      const persona = primera(presentes, 'nadie en casa a quien se cobre');
      const otras = sedes.filter(({ id }) => id !== persona.sede_id);
      persona.sede_id = primera(otras, 'otra sede').id;
    },
    seNotaEn: [
      ...['tablero', 'lista de mensualidades', 'lista de participantes', 'ocupación de las sedes'],
      'archivos CSV',
    ],
  },
  {
    que: 'un recibo con otro número',
    cambiar: (filas, { hoy }) => {
      abonoVivo(filas, hoy).recibo += 1;
    },
    seNotaEn: ['estado de cuenta', 'lista de mensualidades', 'libro de abonos', 'archivos CSV'],
  },
];
