import { autorizacionVigente, type Participante } from '@/domain/participantes/participante';
import { CAMPOS_RESERVADOS } from '@/domain/shared/campos-reservados';
import { soloCambios } from '../../shared/formulario/solo-cambios';

const CAMPOS = [
  'nombre',
  'tipo_documento',
  'numero_documento',
  'fecha_nacimiento',
  'area',
  'telefono',
  'email',
  'municipio',
  'direccion',
  'contacto_emergencia',
  'estado',
  'sede_id',
  'programa',
  'fase',
  'fecha_ingreso',
  'fecha_egreso_prevista',
  'eps',
  'fecha_egreso',
  'tipo_egreso',
  'motivo_egreso',
  'valor_mensualidad',
  'dia_pago',
  'beca_porcentaje',
  ...CAMPOS_RESERVADOS,
  'observaciones',
] as const satisfies readonly (keyof Participante)[];

/** What the controls hold: an empty text is no value. */
export type ValoresParticipante = Record<(typeof CAMPOS)[number], string | number> & {
  autorizacion_datos: {
    otorgada: boolean;
    version: string;
    fecha: string;
    medio: string;
    revocada_en: string;
  };
};

export const aValores = (participante: Participante | null): ValoresParticipante => {
  const campos = Object.fromEntries(CAMPOS.map((campo) => [campo, participante?.[campo] ?? '']));
  const autorizacion = participante?.autorizacion_datos;
  return {
    ...(campos as Record<(typeof CAMPOS)[number], string | number>),
    estado: participante?.estado ?? 'PREINGRESO',
    autorizacion_datos: {
      otorgada: autorizacion?.otorgada ?? false,
      version: autorizacion?.version ?? '',
      fecha: autorizacion?.fecha ?? '',
      medio: autorizacion?.medio ?? '',
      revocada_en: autorizacion?.revocada_en ?? '',
    },
  };
};

/** Whether the form, as it stands, lets the reserved block be written. */
export const permiteReservados = ({
  autorizacion_datos,
}: Pick<ValoresParticipante, 'autorizacion_datos'>): boolean =>
  autorizacion_datos.otorgada && autorizacion_datos.revocada_en === '';

const sinReservados = (cambios: Partial<ValoresParticipante>): Partial<ValoresParticipante> =>
  Object.fromEntries(
    Object.entries(cambios).filter(([campo]) => !(CAMPOS_RESERVADOS as readonly string[]).includes(campo)),
  );

/** Only what changed since `base`; without the authorisation, nothing of the reserved block. */
export const cambiosDe = (
  base: Participante | null,
  valores: ValoresParticipante,
): Partial<ValoresParticipante> => {
  const cambios = soloCambios(aValores(base), valores);
  return permiteReservados(valores) ? cambios : sinReservados(cambios);
};

/** Body of a new record: what was filled in, and what is always asked for. */
export const datosDe = (valores: ValoresParticipante): Partial<ValoresParticipante> => ({
  ...cambiosDe(null, valores),
  nombre: valores.nombre,
  telefono: valores.telefono,
  estado: valores.estado,
});

/** The authorisation is withdrawn by this form, and health data will be erased with it. */
export const borraReservados = (
  base: Participante | null,
  valores: Pick<ValoresParticipante, 'autorizacion_datos'>,
) =>
  base !== null &&
  autorizacionVigente(base) &&
  CAMPOS_RESERVADOS.some((campo) => base[campo]) &&
  !permiteReservados(valores);
