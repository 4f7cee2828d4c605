import type { FastifyRequest } from 'fastify';
import type { ActorPeticion, ServiciosServidor } from '@/application/servicios/servicios-servidor';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { errorPermisoDenegado } from '@/domain/shared/errores/errores-comunes';
import { accesoPermitido, type ReglaApi } from '@/domain/shared/politica/politica-api';

export interface Identificado {
  actor: ActorPeticion | null;
  huella: string | null;
}

const PORTADOR = /^Bearer ([\w-]{20,200})$/i;

/** The session of the request, checked against what the route needs. Throws NO_AUTENTICADO, PERMISO_DENEGADO. */
export const identificar = async (
  peticion: FastifyRequest,
  { acceso, negativa }: Pick<ReglaApi, 'acceso' | 'negativa'>,
  servicios: ServiciosServidor,
): Promise<Identificado> => {
  if (acceso === 'PUBLICO') return { actor: null, huella: null };
  const token = PORTADOR.exec(peticion.headers.authorization ?? '')?.[1];
  const huella = token ? servicios.huellaDeToken(token) : null;
  const titular = huella ? await servicios.sesiones.titular(huella) : null;
  if (!titular)
    throw new ErrorAplicacion('NO_AUTENTICADO', 'Su sesión no es válida o terminó: inicie sesión');
  if (!accesoPermitido(acceso, titular.rol)) throw errorPermisoDenegado(negativa);
  return { actor: { ...titular, origen: peticion.ip }, huella };
};
