import { CAMPOS_PARTICIPANTE, type CampoParticipante } from '@/domain/participantes/campos-participante';
import {
  type AutorizacionDatos,
  autorizacionVigente,
  type Participante,
  paraLista,
} from '@/domain/participantes/participante';
import { CAMPOS_RESERVADOS } from '@/domain/shared/campos-reservados';
import { soloCambios } from '@/ui/panel/comun/formulario/solo-cambios';
import { CAMPOS_DEL_FORMULARIO } from './filas-del-formulario';

/** What the controls hold: an empty text is no value. */
export type ValoresParticipante = Record<CampoParticipante, string | number> & {
  autorizacion_datos: Record<Exclude<keyof AutorizacionDatos, 'otorgada'>, string> & { otorgada: boolean };
};

const CAMPOS = CAMPOS_DEL_FORMULARIO.filter((campo) => campo in CAMPOS_PARTICIPANTE) as CampoParticipante[];

export const aValores = (participante: Participante | null): ValoresParticipante => {
  const campos = Object.fromEntries(CAMPOS.map((campo) => [campo, participante?.[campo] ?? '']));
  const autorizacion = participante?.autorizacion_datos;
  return {
    ...(campos as Record<CampoParticipante, string | number>),
    estado: participante?.estado ?? CAMPOS_PARTICIPANTE.estado.siFalta,
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

/** Only what changed since `base`; without the authorisation, nothing of the reserved block. */
export const cambiosDe = (
  base: Participante | null,
  valores: ValoresParticipante,
): Partial<ValoresParticipante> => {
  const cambios = soloCambios(aValores(base), valores);
  return permiteReservados(valores) ? cambios : paraLista(cambios);
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
