import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Beside the built server, or in the source tree. */
const CANDIDATAS = ['./migraciones/', '../migraciones/'];

/** Throws when neither exists: the installation is incomplete. */
export const carpetaMigraciones = (): string => {
  const rutas = CANDIDATAS.map((candidata) => fileURLToPath(new URL(candidata, import.meta.url)));
  const encontrada = rutas.find((ruta) => existsSync(ruta));
  if (!encontrada) throw new Error(`No se encontró la carpeta de migraciones (${rutas.join(', ')})`);
  return encontrada;
};
