import type { Metodo } from '@/domain/shared/politica/politica-api';

export type ValorConsulta = string | number | boolean | null | undefined;

export interface PeticionHttp {
  metodo: Metodo;
  /** Begins with `/`; the service's base goes before it. */
  ruta: string;
  /** Absent values are not sent. */
  consulta?: Readonly<Record<string, ValorConsulta>>;
  /** Sent as JSON. */
  cuerpo?: unknown;
  /** Sent as `Idempotency-Key`: the same one twice creates one record. */
  clave?: string;
  senal?: AbortSignal;
  /** Speaks for this session instead of the current one. */
  token?: string;
  /** Let the browser finish the call after the page is gone. */
  sobreviveALaPagina?: boolean;
}

const serializarConsulta = (consulta: PeticionHttp['consulta']): string => {
  const parametros = new URLSearchParams();
  for (const [nombre, valor] of Object.entries(consulta ?? {})) {
    if (valor !== undefined && valor !== null && valor !== '') parametros.set(nombre, String(valor));
  }
  return parametros.size > 0 ? `?${parametros}` : '';
};

export const direccionDe = (base: string, { ruta, consulta }: PeticionHttp): string =>
  `${base}${ruta}${serializarConsulta(consulta)}`;

export const encabezadosDe = ({ cuerpo, clave }: PeticionHttp, token: string | null): Headers => {
  const encabezados = new Headers({ Accept: 'application/json' });
  if (cuerpo !== undefined) encabezados.set('Content-Type', 'application/json');
  if (token) encabezados.set('Authorization', `Bearer ${token}`);
  if (clave) encabezados.set('Idempotency-Key', clave);
  return encabezados;
};
