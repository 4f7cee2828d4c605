import type { FastifyRequest } from 'fastify';
import type { ActorPeticion, ServiciosServidor } from '@/application/servicios/servicios-servidor';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { errorPermisoDenegado } from '@/domain/shared/errores/errores-comunes';
import { accesoPermitido, type ReglaApi } from '@/domain/shared/politica/politica-api';

export interface Identificado {
  actor: ActorPeticion | null;
  huella: string | null;
}

export const SIN_IDENTIFICAR: Identificado = { actor: null, huella: null };

const PORTADOR = /^Bearer ([\w-]{20,200})$/i;

/** The session of the request. Throws NO_AUTENTICADO when the route needs one and there is none. */
export const identificar = async (
  peticion: FastifyRequest,
  { acceso }: Pick<ReglaApi, 'acceso'>,
  servicios: ServiciosServidor,
): Promise<Identificado> => {
  if (acceso === 'PUBLICO') return SIN_IDENTIFICAR;
  const token = PORTADOR.exec(peticion.headers.authorization ?? '')?.[1];
  const huella = token ? servicios.huellaDeToken(token) : null;
  const titular = huella ? await servicios.sesiones.titular(huella) : null;
  if (!titular)
    throw new ErrorAplicacion('NO_AUTENTICADO', 'Su sesión no es válida o terminó: inicie sesión');
  return { actor: { ...titular, origen: peticion.ip }, huella };
};

/** Throws PERMISO_DENEGADO when the role does not reach what the route needs. */
export const exigirAcceso = (
  { actor }: Identificado,
  { acceso, negativa }: Pick<ReglaApi, 'acceso' | 'negativa'>,
): void => {
  if (!accesoPermitido(acceso, actor?.rol ?? null)) throw errorPermisoDenegado(negativa);
};
