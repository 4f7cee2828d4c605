import type { CanalAutorizado, Gestion, PermisoDeContacto } from '@/domain/mensualidades/cobranza/gestion';
import {
  CANALES_AUTORIZABLES,
  type CanalDeCobro,
  type MotivoDeEspera,
  type RelacionDeCobro,
} from '@/domain/mensualidades/cobranza/opciones-gestion';
import { type FechaCalendario, fechaEnBogota, formatearInstante, sumarDias } from '@/domain/shared/fechas';
import { diaDeLaSemana, esFestivo } from '@/domain/shared/festivos';
import { instanteEnBogota } from '@/domain/shared/hora-en-bogota';

type Contada = Pick<Gestion, 'canal' | 'momento' | 'resultado' | 'iniciativa'>;
type Autorizado = Pick<CanalAutorizado, 'canal' | 'autorizado_en' | 'retirado_en'>;

export interface Situacion {
  ahora: Date;
  canal: CanalDeCobro;
  /** All that is logged of the person around that day. */
  gestiones: readonly Contada[];
  /** What they authorised, also what they took back. */
  autorizacion: readonly Autorizado[];
  relacion: RelacionDeCobro;
}

const diaDe = ({ momento }: Pick<Gestion, 'momento'>): FechaCalendario => fechaEnBogota(new Date(momento));

/** The Monday of a week. Nobody is contacted on a Sunday: to begin the week on it would give the same answers. */
const semanaDe = (fecha: FechaCalendario): FechaCalendario =>
  sumarDias(fecha, -((diaDeLaSemana(fecha) + 6) % 7));

/** Since that day and until the day on which it is taken back. */
export const estaAutorizado = (
  autorizacion: readonly Autorizado[],
  canal: CanalDeCobro,
  dia: FechaCalendario,
): boolean =>
  autorizacion.some(
    (uno) =>
      uno.canal === canal && uno.autorizado_en <= dia && (uno.retirado_en === null || dia < uno.retirado_en),
  );

const DE_LA_RELACION: Readonly<Partial<Record<RelacionDeCobro, MotivoDeEspera>>> = {
  SIN_DEUDA: 'SIN_DEUDA',
  NINGUNA: 'NO_ES_DEUDOR',
  SIN_INFORMAR: 'SIN_INFORMAR',
};

/** What no hour mends: who the person is, and what they authorised (articles 2 and 4). */
const motivoSinFecha = ({ ahora, canal, autorizacion, relacion }: Situacion): MotivoDeEspera | null => {
  const suyo = DE_LA_RELACION[relacion];
  if (suyo) return suyo;
  if (canal === 'VISITA') return 'VISITA';
  return estaAutorizado(autorizacion, canal, fechaEnBogota(ahora)) ? null : 'CANAL_SIN_AUTORIZAR';
};

/**
 * Once a day, and one channel a week (article 3). A call that nobody answered is one of that day, because a telephone that
 * rings is noticed; it opens no channel, because nobody was reached.
 */
const motivoDelDia = (
  { canal, gestiones }: Pick<Situacion, 'canal' | 'gestiones'>,
  fecha: FechaCalendario,
): MotivoDeEspera | null => {
  const hechas = gestiones.filter(({ iniciativa }) => iniciativa === 'FUNDACION');
  if (hechas.some((una) => diaDe(una) === fecha)) return 'YA_ESE_DIA';
  const otroCanal = hechas.some(
    (una) =>
      una.canal !== canal && una.resultado !== 'NO_CONTESTO' && semanaDe(diaDe(una)) === semanaDe(fecha),
  );
  return otroCanal ? 'OTRO_CANAL_ESA_SEMANA' : null;
};

/** Hours in which somebody may be contacted to collect (Ley 2300 de 2023, article 3), `[from, until)` in Bogota. */
const ENTRE_SEMANA = ['07:00', '19:00'] as const;
const SABADO = ['08:00', '15:00'] as const;
const DOMINGO = 0;
const SABADO_DIA = 6;

/** When that day opens and closes for it, as ISO text; `null` on the days on which nobody is contacted. */
const ventanaDeCobro = (fecha: FechaCalendario): { abre: string; cierra: string } | null => {
  const dia = diaDeLaSemana(fecha);
  if (dia === DOMINGO || esFestivo(fecha)) return null;
  const [desde, hasta] = dia === SABADO_DIA ? SABADO : ENTRE_SEMANA;
  return { abre: instanteEnBogota(fecha, desde), cierra: instanteEnBogota(fecha, hasta) };
};

/** What the calendar and the clock have against that instant; `null` when nothing. */
const motivoDelReloj = (
  instante: Date,
): Extract<MotivoDeEspera, 'DOMINGO' | 'FESTIVO' | 'FUERA_DE_HORARIO'> | null => {
  const fecha = fechaEnBogota(instante);
  const ventana = ventanaDeCobro(fecha);
  if (!ventana) return diaDeLaSemana(fecha) === DOMINGO ? 'DOMINGO' : 'FESTIVO';
  const ahora = instante.toISOString();
  return ahora >= ventana.abre && ahora < ventana.cierra ? null : 'FUERA_DE_HORARIO';
};

/** The first instant from `ahora` on in which the clock, the day and the week allow it. */
const primerMomento = (situacion: Situacion): string => {
  const ahora = situacion.ahora.toISOString();
  for (let fecha = fechaEnBogota(situacion.ahora); ; fecha = sumarDias(fecha, 1)) {
    const ventana = ventanaDeCobro(fecha);
    if (!ventana || ahora >= ventana.cierra || motivoDelDia(situacion, fecha)) continue;
    return ahora > ventana.abre ? ahora : ventana.abre;
  }
};

/** Whether somebody may be contacted to collect and, when not, why and since when (Ley 2300 de 2023). */
export const puedeContactar = (situacion: Situacion): PermisoDeContacto => {
  const { ahora, canal } = situacion;
  const fijo = motivoSinFecha(situacion);
  if (fijo) return { canal, permitido: false, motivo: fijo, desde: null };
  const motivo = motivoDelReloj(ahora) ?? motivoDelDia(situacion, fechaEnBogota(ahora));
  if (motivo) return { canal, permitido: false, motivo, desde: primerMomento(situacion) };
  return { canal, permitido: true, motivo: null, desde: null };
};

/** Of every channel. */
export const permisosDeContacto = (situacion: Omit<Situacion, 'canal'>): PermisoDeContacto[] =>
  CANALES_AUTORIZABLES.map((canal) => puedeContactar({ ...situacion, canal }));

const HORARIO = 'solo se cobra de lunes a viernes de 7:00 a 19:00 y los sábados de 8:00 a 15:00';

const EN_PALABRAS: Readonly<Record<MotivoDeEspera, string>> = {
  SIN_DEUDA: 'No debe nada: no hay qué cobrarle',
  NO_ES_DEUDOR: 'No es quien debe ni responde por el pago: la ley no permite cobrarle',
  SIN_INFORMAR: 'No tiene la marca «Autorizado a recibir información» de todos por quienes paga',
  VISITA: 'La ley no permite cobrar con visitas a la casa ni al trabajo',
  CANAL_SIN_AUTORIZAR: 'No ha autorizado que le cobren por este canal',
  DOMINGO: 'Es domingo: la ley no permite cobrar',
  FESTIVO: 'Es festivo: la ley no permite cobrar',
  FUERA_DE_HORARIO: `Fuera de horario: ${HORARIO}`,
  YA_ESE_DIA: 'Ya se le contactó ese día: la ley permite una vez al día',
  OTRO_CANAL_ESA_SEMANA: 'Esa semana ya se le contactó por otro canal: la ley permite uno solo',
};

export const motivoEnPalabras = (motivo: MotivoDeEspera): string => EN_PALABRAS[motivo];

/** 'Se puede desde vie 27 nov 2026, 07:00'; `null` for what does not depend on the hour. */
export const desdeEnPalabras = ({ desde }: Pick<PermisoDeContacto, 'desde'>): string | null =>
  desde === null ? null : `Se puede desde ${formatearInstante(desde)}`;
