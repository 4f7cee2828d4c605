import { ocupaCupo } from '@/domain/participantes/estado-participante';
import {
  type AutorizacionDatos,
  autorizacionVigente,
  type Participante,
} from '@/domain/participantes/participante';
import { CAMPOS_RESERVADOS } from '@/domain/shared/campos-reservados';
import type { ErroresCampos } from '@/domain/shared/errores/error-aplicacion';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { documentoImposible, SOLO_CIFRAS } from '@/domain/shared/tipo-documento';

/** The fields whose combination has rules; a new participante has no `id` yet. */
export type ParticipanteRevisado = Partial<Omit<Participante, 'id'>>;

type Ruta = keyof ParticipanteRevisado | `autorizacion_datos.${keyof AutorizacionDatos}`;

/** A field and what is said beside it. */
type Dicho = readonly [campo: Ruta, mensaje: string];

interface Regla {
  dicho: Dicho;
  /** Said instead when this other field is the only one of the two that was written now. */
  otro?: Dicho;
  /**
   * What may be written and leave it still wrong: an old fault is told again when one of these changes. The state is never
   * among them, so that a change of state alone blames no old fault.
   */
  mira?: readonly Ruta[];
  falla: (p: ParticipanteRevisado, hoy: FechaCalendario) => boolean;
}

const valorEn = (p: ParticipanteRevisado, ruta: Ruta): unknown => {
  const [campo, parte] = ruta.split('.') as [keyof ParticipanteRevisado, keyof AutorizacionDatos | undefined];
  return (parte ? p.autorizacion_datos?.[parte] : p[campo]) ?? null;
};

/** Both are there, and the first comes before the second. */
const anterior = (fecha: unknown, otra: unknown): boolean =>
  typeof fecha === 'string' && typeof otra === 'string' && fecha < otra;

const enCasa = ({ estado }: ParticipanteRevisado): boolean => estado !== undefined && ocupaCupo(estado);
const otorgada = ({ autorizacion_datos }: ParticipanteRevisado): boolean =>
  autorizacion_datos?.otorgada === true;

const noFutura = (campo: Ruta, mensaje: string): Regla => ({
  dicho: [campo, mensaje],
  mira: [campo],
  falla: (p, hoy) => anterior(hoy, valorEn(p, campo)),
});

/** The date of `despues` cannot come before the one of `antes`, and is the one to blame unless it is said otherwise. */
const enOrden = (antes: Dicho, despues: Dicho, quien?: 'antes'): Regla => ({
  dicho: quien === 'antes' ? antes : despues,
  otro: quien === 'antes' ? despues : antes,
  mira: [antes[0], despues[0]],
  falla: (p) => anterior(valorEn(p, despues[0]), valorEn(p, antes[0])),
});

const soloOtorgada = (regla: Regla): Regla => ({
  ...regla,
  falla: (p, hoy) => otorgada(p) && regla.falla(p, hoy),
});

const DE_FECHAS: readonly Regla[] = [
  noFutura('fecha_nacimiento', 'La fecha de nacimiento no puede ser futura'),
  noFutura('fecha_ingreso', 'La fecha de ingreso no puede ser futura'),
  noFutura('fecha_egreso', 'La fecha de egreso no puede ser futura'),
  soloOtorgada(noFutura('autorizacion_datos.fecha', 'La fecha de la autorización no puede ser futura')),
  soloOtorgada(noFutura('autorizacion_datos.revocada_en', 'La revocación no puede ser futura')),
  enOrden(
    ['fecha_nacimiento', 'La fecha de nacimiento no puede ser posterior al ingreso'],
    ['fecha_ingreso', 'La fecha de ingreso no puede ser anterior al nacimiento'],
    'antes',
  ),
  enOrden(
    ['fecha_ingreso', 'La fecha de ingreso no puede ser posterior al egreso previsto'],
    ['fecha_egreso_prevista', 'La fecha prevista no puede ser anterior al ingreso'],
  ),
  enOrden(
    ['fecha_ingreso', 'La fecha de ingreso no puede ser posterior al egreso'],
    ['fecha_egreso', 'La fecha de egreso no puede ser anterior al ingreso'],
  ),
  soloOtorgada(
    enOrden(
      ['autorizacion_datos.fecha', 'La autorización no puede ser posterior a su revocación'],
      ['autorizacion_datos.revocada_en', 'La revocación no puede ser anterior a la autorización'],
    ),
  ),
];

const DE_ESTADO: readonly Regla[] = [
  {
    dicho: ['fecha_ingreso', 'Escriba la fecha de ingreso: sin ella nadie puede estar en la casa'],
    falla: (p) => enCasa(p) && !p.fecha_ingreso,
  },
  {
    dicho: ['fecha_ingreso', 'Nadie puede estar en la casa con una fecha de ingreso futura'],
    falla: (p, hoy) => enCasa(p) && anterior(hoy, p.fecha_ingreso),
  },
  {
    dicho: ['fecha_egreso', 'Escriba la fecha de egreso'],
    falla: (p) => p.estado === 'EGRESADO' && !p.fecha_egreso,
  },
  {
    dicho: ['tipo_egreso', 'Elija el tipo de egreso'],
    falla: (p) => p.estado === 'EGRESADO' && !p.tipo_egreso,
  },
];

const DE_DOCUMENTO: readonly Regla[] = [
  {
    dicho: ['tipo_documento', 'Elija el tipo de documento'],
    mira: ['numero_documento'],
    falla: (p) => Boolean(p.numero_documento) && !p.tipo_documento,
  },
  {
    dicho: ['numero_documento', 'Escriba el número de documento'],
    mira: ['tipo_documento'],
    falla: (p) => Boolean(p.tipo_documento) && p.tipo_documento !== 'SIN_DOCUMENTO' && !p.numero_documento,
  },
  {
    dicho: ['numero_documento', 'Deje vacío el número o elija otro tipo de documento'],
    mira: ['numero_documento'],
    falla: (p) => p.tipo_documento === 'SIN_DOCUMENTO' && Boolean(p.numero_documento),
  },
  {
    dicho: ['numero_documento', SOLO_CIFRAS],
    mira: ['numero_documento', 'tipo_documento'],
    falla: (p) => Boolean(p.numero_documento && documentoImposible(p.tipo_documento, p.numero_documento)),
  },
];

const SIN_AUTORIZACION: readonly Regla[] = CAMPOS_RESERVADOS.map((campo) => ({
  dicho: [campo, 'Primero registre la autorización de datos'],
  mira: [campo, 'autorizacion_datos.otorgada', 'autorizacion_datos.revocada_en'],
  falla: (p) =>
    Boolean(p[campo]) && !autorizacionVigente({ autorizacion_datos: p.autorizacion_datos ?? null }),
}));

const REGLAS = [...DE_FECHAS, ...DE_ESTADO, ...DE_DOCUMENTO, ...SIN_AUTORIZACION];

/**
 * What contradicts itself in the record as it would be stored, by field. With the record `antes` of the change, what
 * was wrong there already and the change does not write is left as it is: nobody has to correct a date of years ago
 * to write a phone.
 */
export const fallosDeParticipante = (
  despues: ParticipanteRevisado,
  hoy: FechaCalendario,
  antes?: ParticipanteRevisado,
): ErroresCampos => {
  const escrito = (ruta: Ruta): boolean =>
    antes === undefined || valorEn(antes, ruta) !== valorEn(despues, ruta);
  const campos = new Map<string, string>();
  for (const { dicho, otro, mira, falla } of REGLAS) {
    if (!falla(despues, hoy)) continue;
    if (antes !== undefined && falla(antes, hoy) && !mira?.some(escrito)) continue;
    const [campo, mensaje] = otro && !escrito(dicho[0]) ? otro : dicho;
    if (!campos.has(campo)) campos.set(campo, mensaje);
  }
  return Object.fromEntries(campos);
};
