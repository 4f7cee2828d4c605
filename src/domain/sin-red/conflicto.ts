import type { Id } from '@/domain/shared/id';
import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import type { Rechazo } from '@/domain/sin-red/cola';
import { comoCampos, conDatos, datosDe } from '@/domain/sin-red/ordenes-sin-red';

/** The kinds of refusal that a person decides on differently. */
export type ClaseDeConflicto =
  | 'version'
  | 'cupo'
  | 'pagada'
  | 'pago igual'
  | 'mes cerrado'
  | 'duplicado'
  | 'situacion'
  | 'eliminado'
  | 'permiso'
  | 'duda'
  | 'sin dueño'
  | 'apartada'
  | 'otro';

const POR_CODIGO: Readonly<Record<string, ClaseDeConflicto>> = {
  VERSION_OBSOLETA: 'version',
  DUPLICADO: 'duplicado',
  NO_ENCONTRADO: 'eliminado',
  PERMISO_DENEGADO: 'permiso',
  DUDA_VIEJA: 'duda',
  SIN_DUENO: 'sin dueño',
  APARTADA: 'apartada',
};

const DE_DINERO: readonly string[] = ['mensualidades', 'pagos'];

/** Whether money was received with it. */
export const esDeDinero = ({ servicio, metodo }: OrdenEscrita): boolean =>
  DE_DINERO.includes(servicio) && metodo !== 'crear';

const porCampos = (orden: OrdenEscrita, { codigo, campos }: Rechazo): ClaseDeConflicto => {
  if (esDeDinero(orden)) {
    if (codigo === 'CONFLICTO' && campos.pago_igual) return 'pago igual';
    if (codigo === 'CONFLICTO' && campos.fecha) return 'mes cerrado';
    return campos.valor || codigo === 'CONFLICTO' ? 'pagada' : 'otro';
  }
  if (codigo !== 'CONFLICTO') return 'otro';
  return campos.sede_id ? 'cupo' : 'situacion';
};

export const claseDeConflicto = (orden: OrdenEscrita, rechazo: Rechazo): ClaseDeConflicto =>
  POR_CODIGO[rechazo.codigo] ?? porCampos(orden, rechazo);

/** One field of a change, as the service has it and as it was written here. */
export interface CampoEnDisputa {
  campo: string;
  suyo: unknown;
  mio: unknown;
}

const vacio = (valor: unknown): unknown => (valor === '' || valor === undefined ? null : valor);

/** What the change writes that the record of the service does not say already. */
export const enDisputa = (orden: OrdenEscrita, { actual }: Rechazo): readonly CampoEnDisputa[] => {
  const suyos = comoCampos(actual);
  return Object.entries(datosDe(orden))
    .filter(([campo]) => campo !== 'version' && campo !== 'ocurrio_el')
    .map(([campo, mio]) => ({ campo, suyo: vacio(suyos[campo]), mio: vacio(mio) }))
    .filter(({ suyo, mio }) => JSON.stringify(suyo) !== JSON.stringify(mio));
};

/** What was received with it; 0 for what is no payment. */
export const valorRecibido = (orden: OrdenEscrita): number => {
  const { valor } = datosDe(orden);
  return esDeDinero(orden) && typeof valor === 'number' ? valor : 0;
};

/** The payment as it fits in a fee that owes `saldo`: what is left over stays in favour of who pays. */
export const abonoConSobrante = <O extends OrdenEscrita>(orden: O, saldo: number): O => {
  const valor = valorRecibido(orden);
  const { a_favor: _, ...datos } = datosDe(orden);
  const sobra = valor - saldo;
  const nuevos = sobra > 0 ? { ...datos, a_favor: sobra } : datos;
  return { ...orden, argumentos: orden.argumentos.map((argumento, i) => (i === 1 ? nuevos : argumento)) };
};

/** The same payment, of another fee. */
export const abonoEn = <O extends OrdenEscrita>(orden: O, mensualidad: { id: unknown; saldo: number }): O => {
  const otro = abonoConSobrante(orden, mensualidad.saldo);
  return { ...otro, argumentos: [mensualidad.id, ...otro.argumentos.slice(1)] };
};

/** The same payment of several fees, laid over what is owed now, the oldest first; `null` when nothing is. */
export const pagoRepartido = (
  orden: OrdenEscrita,
  debe: readonly { id: Id; saldo: number }[],
): { pago: OrdenEscrita | null; reparte: number; sobra: number } => {
  let sobra = valorRecibido(orden);
  const partes = debe.flatMap(({ id, saldo }) => {
    const valor = Math.min(sobra, saldo);
    sobra -= valor;
    return valor > 0 ? [{ mensualidad_id: id, valor }] : [];
  });
  return {
    pago: partes.length > 0 ? conDatos(orden, { partes }) : null,
    reparte: partes.length,
    sobra,
  };
};

/** The same, with the date that an open month asks for. */
export const conFecha = <O extends OrdenEscrita>(orden: O, fecha: string): O => conDatos(orden, { fecha });
