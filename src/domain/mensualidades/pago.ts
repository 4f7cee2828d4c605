import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { CONCEPTOS, MEDIOS_PAGO } from '@/domain/mensualidades/opciones-mensualidad';
import { revisarAbono } from '@/domain/mensualidades/reglas-abono';
import { saldoDe } from '@/domain/mensualidades/saldo';
import { sedeDelDinero } from '@/domain/mensualidades/sede-de-pago';
import { analizar } from '@/domain/shared/analizar';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { errorConflicto, errorValidacion } from '@/domain/shared/errores/errores-comunes';
import {
  entero,
  esquemaId,
  leido,
  leidoCon,
  listaLeida,
  opcional,
  texto,
  unoDe,
} from '@/domain/shared/esquemas';
import { dinero, fecha, periodo } from '@/domain/shared/esquemas-tecleados';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import { rechazosDeReglas } from '@/domain/shared/importacion/rechazos-de-reglas';
import { ordenarPor } from '@/domain/shared/orden';
import { esquemaProvisional } from '@/domain/shared/recibo-provisional';
import { z } from '@/domain/shared/zod';

/** More than anybody owes at once, and few enough to be locked together. */
export const PARTES_MAXIMO = 60;

/** Body of POST /pagadores/{clave}/pagos. What `partes` do not take stays in favour of who pays. */
export const esquemaDatosPago = z.strictObject({
  fecha: fecha(),
  valor: dinero(1),
  medio: unoDe(MEDIOS_PAGO),
  referencia: opcional(texto(1, 80)),
  sede_id: sedeDelDinero(),
  /** Refused if there is one of the same day and amount: nobody saw what is there when this was written. */
  unico: z.optional(z.boolean()),
  /** Of the provisional receipt that was given for it. */
  provisional: z.optional(esquemaProvisional()),
  partes: z
    .array(z.strictObject({ mensualidad_id: esquemaId, valor: dinero(1) }))
    .check(
      z.minLength(1, 'Elija al menos una mensualidad'),
      z.maxLength(PARTES_MAXIMO, `Un pago cubre como máximo ${PARTES_MAXIMO} mensualidades`),
    ),
});
export type DatosPago = z.output<typeof esquemaDatosPago>;

const monto = () => leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0);

/** A payment of several fees; its parts in the order in which it paid them. */
export const esquemaPago = z.object({
  id: esquemaId,
  recibo: entero(1, Number.MAX_SAFE_INTEGER),
  fecha: fecha(),
  /** All that was received; what its parts did not take, `excedente`, stayed in favour of who paid. */
  valor: entero(1, Number.MAX_SAFE_INTEGER),
  excedente: monto(),
  medio: leidoCon(unoDe(MEDIOS_PAGO), 'OTRO'),
  referencia: leido(z.string()),
  pagador: z.object({
    clave: z.string(),
    nombre: leidoCon(z.string(), ''),
    documento: leido(z.string()),
  }),
  partes: listaLeida(
    z.object({
      mensualidad_id: esquemaId,
      abono_id: esquemaId,
      participante_id: esquemaId,
      participante_nombre: leido(z.string()),
      concepto: leidoCon(unoDe(CONCEPTOS), 'MENSUALIDAD'),
      periodo: leido(periodo()),
      valor: entero(1, Number.MAX_SAFE_INTEGER),
      /** What that fee owes now. */
      saldo: monto(),
      anulado_en: leido(z.string()),
      motivo_anulacion: leido(z.string()),
    }),
  ),
  registrado_por: leido(z.string()),
  registrado_en: leido(z.string()),
});
export type Pago = z.output<typeof esquemaPago>;

/** Throws VALIDACION. */
export const validarDatosPago = (entrada: unknown): DatosPago => analizar(esquemaDatosPago, entrada);

const SENALADOS = 'Revise los campos señalados';

/** What of the total no fee takes. Throws VALIDACION when they take more than there is. */
export const excedenteDelPago = ({ valor, partes }: Pick<DatosPago, 'valor' | 'partes'>): number => {
  const repartido = partes.reduce((suma, parte) => suma + parte.valor, 0);
  if (repartido <= valor) return valor - repartido;
  throw errorValidacion(SENALADOS, {
    valor: `Lo que paga cada mensualidad suma ${formatearPesos(repartido)}, más que el total`,
  });
};

/** Of one part: what is said of the whole payment stays under its own name. */
const rechazosDeParte = (
  { valor, medio, referencia = null, ...datos }: DatosPago['partes'][number] & Omit<DatosPago, 'partes'>,
  mensualidad: Mensualidad,
  { hoy, n, esSuya }: { hoy: FechaCalendario; n: number; esSuya: boolean },
): Readonly<Record<string, string>> => {
  const suya = `partes.${n}.valor`;
  if (!esSuya) return { [suya]: 'Esa mensualidad la paga otra persona' };
  const { valor: deValor, ...resto } = rechazosDeReglas(
    () => revisarAbono(mensualidad, { fecha: datos.fecha, valor, medio, referencia }, hoy),
    'valor',
  );
  return { ...resto, ...(deValor === undefined ? {} : { [suya]: deValor }) };
};

/**
 * Checks a payment against the fees that its parts name, in their order; `loPaga` says whether a fee is of who pays. Throws
 * VALIDACION, or CONFLICTO when one of them owes nothing any more.
 */
export const revisarPago = (
  mensualidades: readonly Mensualidad[],
  datos: DatosPago,
  { hoy, loPaga }: { hoy: FechaCalendario; loPaga: (mensualidad: Mensualidad) => boolean },
): void => {
  excedenteDelPago(datos);
  const { partes, ...comun } = datos;
  const campos: Record<string, string> = {};
  for (const [n, parte] of partes.entries()) {
    const mensualidad = mensualidades[n];
    const otra = partes.findIndex(({ mensualidad_id }) => mismoId(mensualidad_id, parte.mensualidad_id));
    if (!mensualidad || otra !== n) campos[`partes.${n}.valor`] = 'Esa mensualidad está dos veces';
    else
      Object.assign(
        campos,
        rechazosDeParte({ ...comun, ...parte }, mensualidad, { hoy, n, esSuya: loPaga(mensualidad) }),
      );
  }
  if (Object.keys(campos).length === 0) return;
  const algunaPagada = mensualidades.some((mensualidad) => saldoDe(mensualidad) === 0);
  throw algunaPagada ? errorConflicto(SENALADOS, campos) : errorValidacion(SENALADOS, campos);
};

/** Which of the fees of a payment it paid and nobody annulled since. Throws CONFLICTO when there is none. */
export const exigirPagoVivo = (
  mensualidades: readonly Mensualidad[],
  pago: Id,
): { mensualidad: Mensualidad; abono: Mensualidad['abonos'][number] }[] => {
  const vivos = mensualidades.flatMap((mensualidad) =>
    mensualidad.abonos
      .filter(({ pago_id, anulado_en }) => mismoId(pago_id, pago) && anulado_en === null)
      .map((abono) => ({ mensualidad, abono })),
  );
  if (vivos.length === 0) throw errorConflicto('Este pago ya está anulado');
  return vivos;
};

/** As it is stored: without what can be read of its abonos and of who paid. */
export type PagoGuardado = Omit<Pago, 'partes' | 'pagador'> &
  Pick<Mensualidad, 'id_acudiente' | 'participante_id'>;

interface CobroPagado {
  mensualidad: Mensualidad;
  participante_nombre: string | null;
}

/** With what it paid of each fee, in the order in which it paid them. */
export const armarPago = (pago: Omit<Pago, 'partes'>, cobros: readonly CobroPagado[]): Pago => {
  const partes = cobros.flatMap(({ mensualidad, participante_nombre }) =>
    mensualidad.abonos
      .filter(({ pago_id }) => mismoId(pago_id, pago.id))
      .map(({ id, valor, anulado_en, motivo_anulacion }) => ({
        ...{ id, participante_nombre, valor, anulado_en, motivo_anulacion },
        mensualidad_id: mensualidad.id,
        participante_id: mensualidad.participante_id,
        concepto: mensualidad.concepto,
        periodo: mensualidad.periodo,
        saldo: saldoDe(mensualidad),
      })),
  );
  const enOrden = ordenarPor(partes, ({ id }) => id, false);
  return { ...pago, partes: enOrden.map(({ id: abono_id, ...parte }) => ({ abono_id, ...parte })) };
};

/** What the history tells of it: amounts and fees, and nobody's name. */
export const pagoEnHistoria = ({ pagador: _pagador, partes, ...pago }: Pago) => ({
  ...pago,
  partes: partes.map(({ mensualidad_id, abono_id, valor, anulado_en, motivo_anulacion }) => ({
    ...{ mensualidad_id, abono_id, valor, anulado_en, motivo_anulacion },
  })),
});
