import type { Writable } from 'node:stream';
import { revisarRespaldo } from '@/application/respaldos/revisar-respaldo';
import type { Manifiesto } from '@/domain/respaldos/manifiesto';
import { conservarUltimos, nombreDeRespaldo } from '@/infrastructure/storage/respaldos/conservar-ultimos';
import { escribirRespaldo } from '@/infrastructure/storage/respaldos/escribir-respaldo';
import { crearLectorDeRespaldo } from '@/infrastructure/storage/respaldos/leer-partes';

interface Opciones {
  carpeta: string;
  frase: string | undefined;
  /** How many stay in the folder, this one among them; all of them unless given. */
  conservar: number | null;
  ahora: Date;
}

export interface RespaldoGuardado {
  ruta: string;
  manifiesto: Manifiesto;
  quitados: string[];
}

/** Writes it, reads it again from the disk and only then gives it its name. Throws ErrorRespaldo. */
export const guardarRespaldo = async (
  { carpeta, frase, conservar, ahora }: Opciones,
  llenar: (salida: Writable) => Promise<void>,
): Promise<RespaldoGuardado> => {
  const { ruta, revision } = await escribirRespaldo(
    { carpeta, frase, nombre: nombreDeRespaldo(ahora, frase !== undefined) },
    llenar,
    (escrito) => revisarRespaldo(crearLectorDeRespaldo(escrito, frase)),
  );
  const quitados = conservar === null ? [] : await conservarUltimos(carpeta, conservar);
  return { ruta, manifiesto: revision, quitados };
};
