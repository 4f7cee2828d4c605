import type { Filas } from './filas';
import { carteraEnOrden } from './recalcular-cartera';
import { cobrosEnOrden, participantesEnOrden } from './recalcular-listas';
import { ocupacionDe, pagadorDe, participanteDe } from './recalcular-personas';
import { type Rango, recaudoEntre } from './recalcular-recaudo';
import { ordenar, plegado } from './respuestas';

/** A row of a spreadsheet by the titles of its columns; only those that say money, days, people or places. */
export type FilaExportada = Record<string, string | number | null>;

const ESTADO: Readonly<Record<string, string>> = {
  PENDIENTE: 'Pendiente',
  CON_ABONO: 'Con abono',
  PAGADA: 'Pagada',
  EXONERADA: 'Exonerada',
  ANULADA: 'Anulada',
};

const CONCEPTO: Readonly<Record<string, string>> = {
  MENSUALIDAD: 'Mensualidad',
  INGRESO: 'Ingreso',
  OTRO: 'Otro',
};

const mensualidades = (filas: Filas, hoy: string): FilaExportada[] =>
  cobrosEnOrden(filas, hoy).map(({ fila, vivos, abonado, saldo, estado, vencida }) => ({
    Participante: participanteDe(filas, fila.participante_id).nombre,
    Periodo: fila.periodo,
    Concepto: CONCEPTO[fila.concepto] ?? null,
    Vence: fila.fecha_vencimiento,
    Valor: fila.valor,
    Descuento: fila.descuento,
    Abonado: abonado,
    Saldo: saldo,
    Estado: ESTADO[estado] ?? null,
    Vencida: vencida ? 'Sí' : 'No',
    Paga: fila.id_acudiente === null ? null : pagadorDe(filas, fila).nombre,
    Recibos: vivos.length === 0 ? null : vivos.map(({ recibo }) => recibo).join(', '),
  }));

const cartera = (filas: Filas, hoy: string): FilaExportada[] =>
  carteraEnOrden(filas, hoy).map((deuda) => ({
    Pagador: deuda.nombre,
    // Nobody, when they only have something in their favour.
    Participantes: deuda.participantes.map(({ nombre }) => nombre).join(', ') || null,
    Mensualidades: deuda.mensualidades,
    'Al día': deuda.edades.AL_DIA,
    '1-30 días': deuda.edades.DE_1_A_30,
    '31-60 días': deuda.edades.DE_31_A_60,
    '61-90 días': deuda.edades.DE_61_A_90,
    'Más de 90 días': deuda.edades.MAS_DE_90,
    'Días de mora': deuda.dias_mora,
    Vencido: deuda.vencido,
    Saldo: deuda.saldo,
    'A favor': deuda.a_favor,
  }));

const recaudo = (filas: Filas, rango: Rango): FilaExportada[] =>
  recaudoEntre(filas, rango).dias.map(({ fecha, medios, cantidad, total, devuelto }) => ({
    Día: fecha,
    Efectivo: medios.EFECTIVO ?? null,
    Transferencia: medios.TRANSFERENCIA ?? null,
    Nequi: medios.NEQUI ?? null,
    'Bre-B': medios.BRE_B ?? null,
    Consignación: medios.CONSIGNACION ?? null,
    Otro: medios.OTRO ?? null,
    Abonos: cantidad,
    Total: total,
    Devuelto: devuelto,
  }));

const participantes = (filas: Filas, hoy: string): FilaExportada[] =>
  participantesEnOrden(filas, hoy).map(({ persona, saldo, saldo_vencido }) => ({
    Nombre: persona.nombre,
    'Fecha de ingreso': persona.fecha_ingreso,
    'Fecha de egreso': persona.fecha_egreso,
    'Valor de la mensualidad': persona.valor_mensualidad,
    'Día de pago': persona.dia_pago,
    'Beca (%)': persona.beca_porcentaje,
    Saldo: saldo,
    'Saldo vencido': saldo_vencido,
  }));

const sedes = (filas: Filas): FilaExportada[] =>
  ordenar(filas.sedes, ({ nombre }) => [plegado(nombre)]).map((sede) => {
    const { hombres, mujeres } = ocupacionDe(filas, sede);
    return {
      Nombre: sede.nombre,
      'Capacidad de hombres': sede.capacidad_hombres,
      'Ocupación de hombres': hombres,
      'Capacidad de mujeres': sede.capacidad_mujeres,
      'Ocupación de mujeres': mujeres,
    };
  });

/** The rows of each file that a person may take away. */
export const recalcularExportes = (
  filas: Filas,
  hoy: string,
  rango: Rango,
): Record<string, FilaExportada[]> => ({
  mensualidades: mensualidades(filas, hoy),
  cartera: cartera(filas, hoy),
  recaudo: recaudo(filas, rango),
  participantes: participantes(filas, hoy),
  sedes: sedes(filas),
});
