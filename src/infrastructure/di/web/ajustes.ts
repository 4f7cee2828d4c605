import { sinBarrasFinales } from '@/domain/shared/textos';
export interface Ajustes {
  authApi: string;
  dashboardApi: string;
  /** `null` while nobody set an address: the visitor count is not sent. */
  visitorApi: string | null;
  /** Where downloads hang from; `null` when the service signs each one. */
  storage: string | null;
}

export interface AjustesCrudos {
  PUBLIC_AUTH_API_URL?: string;
  PUBLIC_DASHBOARD_API_URL?: string;
  PUBLIC_VISITOR_API_URL?: string;
  PUBLIC_STORAGE_URL?: string;
}

const DIRECCION = /^(?:https?:\/\/[^\s/]+|\/[^\s/])[^\s]*$/;

const leerDireccion = (nombre: keyof AjustesCrudos, valor: string | undefined): string | null => {
  const limpia = sinBarrasFinales(valor?.trim() ?? '');
  if (limpia === '') return null;
  if (!DIRECCION.test(limpia))
    throw new Error(`${nombre} debe ser una ruta que empiece por / o una dirección http(s)`);
  return limpia;
};

/** Addresses of the services (product §3), without a final `/`. Throws naming the setting that is not an address. */
export const leerAjustes = (crudos: AjustesCrudos): Ajustes => {
  const leer = (nombre: keyof AjustesCrudos) => leerDireccion(nombre, crudos[nombre]);
  return {
    authApi: leer('PUBLIC_AUTH_API_URL') ?? '/auth-api',
    dashboardApi: leer('PUBLIC_DASHBOARD_API_URL') ?? '/dashboard-api',
    visitorApi: leer('PUBLIC_VISITOR_API_URL'),
    storage: leer('PUBLIC_STORAGE_URL'),
  };
};

/** Each name is written out because the build replaces the whole expression. */
export const ajustesDelBuild = (): Ajustes =>
  leerAjustes({
    PUBLIC_AUTH_API_URL: import.meta.env.PUBLIC_AUTH_API_URL,
    PUBLIC_DASHBOARD_API_URL: import.meta.env.PUBLIC_DASHBOARD_API_URL,
    PUBLIC_VISITOR_API_URL: import.meta.env.PUBLIC_VISITOR_API_URL,
    PUBLIC_STORAGE_URL: import.meta.env.PUBLIC_STORAGE_URL,
  });
