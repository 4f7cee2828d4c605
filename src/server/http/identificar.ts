import type { FastifyRequest } from 'fastify';
import type { ActorPeticion, ServiciosServidor } from '@/application/servicios/servicios-servidor';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { errorPermisoDenegado } from '@/domain/shared/errores/errores-comunes';
import { accesoPermitido, type ReglaApi } from '@/domain/shared/politica/politica-api';
import { MENSAJE_CONTRASENA_PROVISIONAL } from '@/domain/usuarios/contrasena-provisional';
import { direccionDe } from '@/server/http/direccion-de-quien-pide';

export interface Identificado {
  actor: ActorPeticion | null;
  huella: string | null;
  /** Has yet to choose a password of their own. */
  provisional: boolean;
}

export const SIN_IDENTIFICAR: Identificado = { actor: null, huella: null, provisional: false };

const PORTADOR = /^Bearer ([\w-]{20,200})$/i;

/** Digest of the token that the request brings; `null` without one. */
export const huellaDe = (
  { headers }: FastifyRequest,
  { huellaDeToken }: Pick<ServiciosServidor, 'huellaDeToken'>,
): string | null => {
  const token = PORTADOR.exec(headers.authorization ?? '')?.[1];
  return token ? huellaDeToken(token) : null;
};

/** Whose turn a request takes before anything is known of it: of who it was a moment ago or, of a new session, its own. */
export const quienParece = (
  peticion: FastifyRequest,
  servicios: Pick<ServiciosServidor, 'huellaDeToken' | 'sesiones'>,
): string | null => {
  const huella = huellaDe(peticion, servicios);
  return huella && String(servicios.sesiones.recordado(huella)?.id ?? huella);
};

/** The session of the request. Throws NO_AUTENTICADO when the route needs one and there is none. */
export const identificar = async (
  peticion: FastifyRequest,
  { acceso }: Pick<ReglaApi, 'acceso'>,
  servicios: ServiciosServidor,
): Promise<Identificado> => {
  if (acceso === 'PUBLICO') return SIN_IDENTIFICAR;
  const huella = huellaDe(peticion, servicios);
  const titular = huella ? await servicios.sesiones.titular(huella) : null;
  if (!titular)
    throw new ErrorAplicacion('NO_AUTENTICADO', 'Su sesión no es válida o terminó: inicie sesión');
  const { provisional, ...persona } = titular;
  return { actor: { ...persona, origen: direccionDe(peticion) }, huella, provisional };
};

/**
 * Throws CONTRASENA_PROVISIONAL when the person has to choose a password first, PERMISO_DENEGADO when the role does not
 * reach what the route needs.
 */
export const exigirAcceso = (
  { actor, provisional }: Identificado,
  { acceso, negativa, conProvisional }: Pick<ReglaApi, 'acceso' | 'negativa' | 'conProvisional'>,
): void => {
  if (provisional && !conProvisional)
    throw new ErrorAplicacion('CONTRASENA_PROVISIONAL', MENSAJE_CONTRASENA_PROVISIONAL);
  if (!accesoPermitido(acceso, actor?.rol ?? null)) throw errorPermisoDenegado(negativa);
};
