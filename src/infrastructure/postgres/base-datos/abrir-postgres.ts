import { drizzle } from 'drizzle-orm/postgres-js';
import postgres, { type Sql } from 'postgres';
import type { BaseDatosAbierta, Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { crearPlazo, type Plazos } from '@/infrastructure/postgres/base-datos/plazo';

/** How each kind of process calls itself in the server's list of connections. */
export const NOMBRE_DE_SERVIDOR = 'fundacion-panel';
export const NOMBRE_DE_CONSOLA = 'fundacion-consola';

const PLAZOS: Plazos = { limiteMs: 1_700, pacienciaMs: 10_000 };

type ReleerUrl = (() => string | undefined) | undefined;

const claveDe = (url: string): string => decodeURIComponent(new URL(url).password);

/** Asked for with each connection: one that is made after the password changed takes the new one. */
const claveActual = (url: string, releerUrl: ReleerUrl) =>
  releerUrl && claveDe(url) ? { password: () => claveDe(releerUrl() ?? url) } : {};

const conectar = (url: string, nombre: string, releerUrl: ReleerUrl): Sql => {
  const cliente = postgres(url, {
    ...claveActual(url, releerUrl),
    max: 10,
    connect_timeout: 2,
    idle_timeout: 60,
    backoff: () => 0.2,
    onnotice: () => {},
    connection: {
      application_name: nombre,
      statement_timeout: 15_000,
      // Compiling a plan costs more than running any of these.
      jit: false,
      // Instants come as they are answered.
      TimeZone: 'UTC',
    },
  });
  // Sets how this client reads and writes each type.
  drizzle(cliente);
  return cliente;
};

/** A PostgreSQL server. Connections are made when needed and made again when they are lost. */
export const abrirPostgres = (
  url: string,
  nombre = NOMBRE_DE_SERVIDOR,
  { plazos = PLAZOS, releerUrl }: { plazos?: Plazos; releerUrl?: ReleerUrl } = {},
): BaseDatosAbierta => {
  let cliente = conectar(url, nombre, releerUrl);
  // Unless told, the driver does not keep as prepared what asks for no value. (The option is missing from its types.)
  const pedir: Sql['unsafe'] = (texto, valores, opciones) =>
    cliente.unsafe(texto, valores, opciones?.prepare ? ({ ...opciones, simple: false } as object) : opciones);
  const actual = new Proxy(cliente, {
    get: (_primero, propiedad) => (propiedad === 'unsafe' ? pedir : Reflect.get(cliente, propiedad)),
  });
  const renovar = (): void => {
    const anterior = cliente;
    cliente = conectar(url, nombre, releerUrl);
    anterior.end({ timeout: 0 }).catch(() => undefined);
  };
  return {
    db: drizzle(actual) as unknown as Ejecutor,
    ejecutarGuion: async (sql) => {
      await cliente.unsafe(sql).simple();
    },
    acotar: crearPlazo(plazos, renovar),
    cerrar: () => cliente.end({ timeout: 5 }),
  };
};
