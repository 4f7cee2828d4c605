import type { FilasDeTabla } from '@/application/respaldos/datos-respaldables.port';
import type { LectorDeRespaldo } from '@/application/respaldos/empaque.port';
import { tablaDe } from '@/domain/respaldos/manifiesto';

/** The rows that a backup holds, some at a time. */
export async function* leerFilas(leer: LectorDeRespaldo): AsyncGenerator<FilasDeTabla> {
  for await (const parte of leer()) {
    const tabla = tablaDe(parte.ruta);
    if (tabla !== null) yield { tabla, lineas: (await parte.texto()).split('\n').filter(Boolean) };
  }
}
