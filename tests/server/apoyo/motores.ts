import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { abrirPostgresDePrueba, hayPostgres } from '@tests/server/apoyo/postgres-de-prueba';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

interface Motor {
  nombre: string;
  abrir: () => Promise<BaseDatosAbierta>;
}

/** Both engines, for what depends on real concurrency; only the embedded one where there is no PostgreSQL. */
export const MOTORES: readonly Motor[] = [
  { nombre: 'PGlite', abrir: abrirPGliteDePrueba },
  ...(hayPostgres() ? [{ nombre: 'PostgreSQL', abrir: abrirPostgresDePrueba }] : []),
];
