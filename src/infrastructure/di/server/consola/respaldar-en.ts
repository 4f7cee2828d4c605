import type { Writable } from 'node:stream';
import type { BodegaArchivos } from '@/application/archivos/bodega-archivos.port';
import { crearRespaldo } from '@/application/respaldos/crear-respaldo';
import type { LlaveDeHistoria } from '@/application/shared/secretos.port';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { postgresDatosRespaldables } from '@/infrastructure/postgres/respaldos/postgres-datos-respaldables';
import { empacarEn } from '@/infrastructure/storage/respaldos/empacar';

interface Opciones {
  /** How long the copy may exist. */
  dias: number;
  llave: LlaveDeHistoria;
}

/** Writes a database and a store of files, both open, as a tar. */
export const respaldarEn =
  (db: Ejecutor, archivos: BodegaArchivos, { dias, llave }: Opciones) =>
  (salida: Writable, version: string): Promise<void> =>
    empacarEn(
      salida,
      crearRespaldo({
        datos: postgresDatosRespaldables(db),
        archivos,
        reloj: { ahora: () => new Date() },
        llave,
        version,
        dias,
      }),
    );
