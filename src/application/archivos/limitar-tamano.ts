import type { Contenido } from '@/application/archivos/bodega-archivos.port';
import { MENSAJE_ARCHIVO_GRANDE } from '@/domain/archivos/reglas-archivo';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';

/** The same bytes, counted as they really arrive: fails with DEMASIADO_GRANDE at the first one past `maximo`. */
export async function* limitarTamano(contenido: Contenido, maximo: number): AsyncGenerator<Uint8Array> {
  let recibidos = 0;
  for await (const trozo of contenido) {
    recibidos += trozo.byteLength;
    if (recibidos > maximo) throw new ErrorAplicacion('DEMASIADO_GRANDE', MENSAJE_ARCHIVO_GRANDE);
    yield trozo;
  }
}
