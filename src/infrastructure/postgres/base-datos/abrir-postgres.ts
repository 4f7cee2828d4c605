import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { BaseDatosAbierta, Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

/** A PostgreSQL server. Connections are made when needed and made again when they are lost. */
export const abrirPostgres = (url: string): BaseDatosAbierta => {
  const cliente = postgres(url, {
    max: 10,
    connect_timeout: 2,
    idle_timeout: 60,
    backoff: () => 0.2,
    onnotice: () => {},
    connection: { application_name: 'fundacion-panel', statement_timeout: 15_000 },
  });
  return {
    db: drizzle(cliente) as unknown as Ejecutor,
    ejecutarGuion: async (sql) => {
      await cliente.unsafe(sql).simple();
    },
    cerrar: () => cliente.end({ timeout: 5 }),
  };
};
