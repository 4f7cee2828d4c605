import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import type { Rechazo } from '@/domain/sin-red/cola';
import { comoCampos, conDatos, datosDe } from '@/domain/sin-red/ordenes-sin-red';

/** The kinds of refusal that a person decides on differently. */
export type ClaseDeConflicto =
  | 'version'
  | 'cupo'
  | 'pagada'
  | 'mes cerrado'
  | 'duplicado'
  | 'eliminado'
  | 'permiso'
  | 'duda'
  | 'sin dueño'
  | 'otro';

const POR_CODIGO: Readonly<Record<string, ClaseDeConflicto>> = {
  VERSION_OBSOLETA: 'version',
  DUPLICADO: 'duplicado',
  NO_ENCONTRADO: 'eliminado',
  PERMISO_DENEGADO: 'permiso',
  DUDA_VIEJA: 'duda',
  SIN_DUENO: 'sin dueño',
};

const DE_DINERO: readonly string[] = ['mensualidades', 'pagos'];

const porCampos = (servicio: string, { codigo, campos }: Rechazo): ClaseDeConflicto => {
  if (DE_DINERO.includes(servicio)) {
    if (codigo === 'CONFLICTO' && campos.fecha) return 'mes cerrado';
    return campos.valor || codigo === 'CONFLICTO' ? 'pagada' : 'otro';
  }
  return codigo === 'CONFLICTO' && campos.sede_id ? 'cupo' : 'otro';
};

export const claseDeConflicto = ({ servicio }: OrdenEscrita, rechazo: Rechazo): ClaseDeConflicto =>
  POR_CODIGO[rechazo.codigo] ?? porCampos(servicio, rechazo);

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
    .filter(([campo]) => campo !== 'version')
    .map(([campo, mio]) => ({ campo, suyo: vacio(suyos[campo]), mio: vacio(mio) }))
    .filter(({ suyo, mio }) => JSON.stringify(suyo) !== JSON.stringify(mio));
};

/** What was received with it; `null` for what is no payment of one fee. */
export const valorDelAbono = (orden: OrdenEscrita): number | null => {
  const { valor } = datosDe(orden);
  return orden.servicio === 'mensualidades' && typeof valor === 'number' ? valor : null;
};

/** The payment as it fits in a fee that owes `saldo`: what is left over stays in favour of who pays. */
export const abonoConSobrante = <O extends OrdenEscrita>(orden: O, saldo: number): O => {
  const valor = valorDelAbono(orden) ?? 0;
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

/** The same, with the date that an open month asks for. */
export const conFecha = <O extends OrdenEscrita>(orden: O, fecha: string): O => conDatos(orden, { fecha });
