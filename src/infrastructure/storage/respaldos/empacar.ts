import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import type { Contenido } from '@/application/respaldos/datos-respaldables.port';
import type { Empaque } from '@/application/respaldos/empaque.port';
import type { Parte } from '@/domain/respaldos/manifiesto';

type Agregar = (ruta: string, tamano: number, contenido: Contenido) => Promise<Parte>;

/** `caida` rejects when nobody reads any more: whoever writes must not wait for ever, with a transaction open. */
const agregarA =
  (paquete: Pack, caida: Promise<never>): Agregar =>
  async (ruta, tamano, contenido) => {
    const huella = createHash('sha256');
    let bytes = 0;
    let guardada = (_error?: Error | null): void => {};
    const fin = new Promise<void>((resolver, rechazar) => {
      guardada = (error) => (error ? rechazar(error) : resolver());
    });
    const hueco = paquete.entry({ name: ruta, size: tamano, mode: 0o600 }, guardada);
    fin.catch(() => undefined);
    // It says so here too, and an error that nobody listens to ends the process.
    hueco.on('error', guardada);
    for await (const trozo of contenido) {
      huella.update(trozo);
      bytes += trozo.length;
      if (!hueco.write(trozo)) await Promise.race([once(hueco, 'drain'), fin, caida]);
    }
    hueco.end(null);
    await Promise.race([fin, caida]);
    return { ruta, bytes, sha256: huella.digest('hex') };
  };

async function* unaVez(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0) yield bytes;
}

/** A tar: whoever has lost this program can still open the backup. */
export const empacarEn = async (
  salida: Writable,
  trabajo: (empaque: Empaque) => Promise<void>,
): Promise<void> => {
  const paquete = pack();
  const consumo = pipeline(Readable.from(paquete), salida);
  const caida = new Promise<never>((_, rechazar) => {
    consumo.catch(rechazar);
  });
  caida.catch(() => undefined);
  const agregar = agregarA(paquete, caida);
  try {
    await trabajo({
      agregarTexto: (ruta, texto) => {
        const bytes = Buffer.from(texto);
        return agregar(ruta, bytes.length, unaVez(bytes));
      },
      agregarArchivo: (ruta, { tamano, contenido }) => agregar(ruta, tamano, contenido),
    });
    paquete.finalize();
  } catch (error) {
    paquete.destroy(error as Error);
    await consumo.catch(() => undefined);
    throw error;
  }
  await consumo;
};
