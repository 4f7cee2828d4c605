import type { FormatoEnLista } from '@/domain/formatos/formato';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { edadEn, type FechaCalendario } from '@/domain/shared/fechas';

/** The certificate that nothing is owed. */
export const CODIGO_PAZ_Y_SALVO = 'PAZ_Y_SALVO';

interface Situacion {
  nombre: string;
  fecha_nacimiento: FechaCalendario | null;
  /** Whole COP owed; `null` when it is not known. */
  saldo: number | null;
  hoy: FechaCalendario;
}

/** Why the paper would say what is not true; `null` when it may be issued. */
export const impedimentoDe = (
  { codigo }: Pick<FormatoEnLista, 'codigo'>,
  { nombre, saldo }: Pick<Situacion, 'nombre' | 'saldo'>,
): string | null =>
  codigo === CODIGO_PAZ_Y_SALVO && saldo !== null && saldo > 0
    ? `${nombre} debe ${formatearPesos(saldo)}: registre los pagos antes de expedir el paz y salvo`
    : null;

/** An adult signs their own papers; a minor's representatives sign with them. */
export const advertenciasDe = (
  { categoria }: Pick<FormatoEnLista, 'categoria'>,
  { nombre, fecha_nacimiento, hoy }: Pick<Situacion, 'nombre' | 'fecha_nacimiento' | 'hoy'>,
): string[] => {
  const seFirma = categoria === 'INGRESO' || categoria === 'PRIVACIDAD';
  const esMenor = fecha_nacimiento !== null && fecha_nacimiento <= hoy && edadEn(fecha_nacimiento, hoy) < 18;
  return seFirma && esMenor ? [`${nombre} es menor de edad: debe firmar también su representante legal`] : [];
};
