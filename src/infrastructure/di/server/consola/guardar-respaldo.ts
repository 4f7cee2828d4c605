import { basename } from 'node:path';
import type { Writable } from 'node:stream';
import { type RespaldoRevisado, revisarRespaldo } from '@/application/respaldos/revisar-respaldo';
import type { LlaveDeHistoria } from '@/application/shared/secretos.port';
import {
  conservarUltimos,
  nombreDeRespaldo,
  quitarVencidos,
  respaldosFuturos,
} from '@/infrastructure/storage/respaldos/conservar-ultimos';
import { escribirRespaldo } from '@/infrastructure/storage/respaldos/escribir-respaldo';
import { crearLectorDeRespaldo } from '@/infrastructure/storage/respaldos/leer-partes';

interface Opciones {
  carpeta: string;
  frase: string | undefined;
  /** What its signature is checked with; `null` when there is no key here. */
  llave: LlaveDeHistoria | null;
  /** How many stay in the folder, this one among them; all of them unless given. */
  conservar: number | null;
  /** Days after which one must not exist. */
  dias: number;
  ahora: Date;
}

export interface RespaldoGuardado extends RespaldoRevisado {
  ruta: string;
  quitados: string[];
  /** Those whose name says a day that has not come: nobody knows which are older, and they stay. */
  futuros: string[];
}

/** Writes it, reads it again from the disk and only then gives it its name. Throws ErrorRespaldo. */
export const guardarRespaldo = async (
  { carpeta, frase, llave, conservar, dias, ahora }: Opciones,
  llenar: (salida: Writable) => Promise<void>,
): Promise<RespaldoGuardado> => {
  const { ruta, revision } = await escribirRespaldo(
    { carpeta, frase, nombre: nombreDeRespaldo(ahora, frase !== undefined) },
    llenar,
    (escrito) => revisarRespaldo(crearLectorDeRespaldo(escrito, { frase }), llave),
  );
  const limpieza = { ahora, recienHecho: basename(ruta) };
  const vencidos = await quitarVencidos(carpeta, { ...limpieza, dias });
  const sobrantes =
    conservar === null ? [] : await conservarUltimos(carpeta, { ...limpieza, cuantos: conservar });
  return {
    ...revision,
    ruta,
    quitados: [...vencidos, ...sobrantes],
    futuros: await respaldosFuturos(carpeta, ahora),
  };
};
