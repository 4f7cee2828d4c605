import sharp from 'sharp';
import type { LectorPublicado } from '@/application/configuracion/publicado.port';

/** The foundation's logo as an address `data:`; `null` where there is none, or none that can be printed. */
export type LogoDePapel = string | null;

export type LectorDeLogo = () => Promise<LogoDePapel>;

/** Drawn again on white: without transparency it is composed at once and takes a few kB of each paper. */
const preparar = async (guardado: string): Promise<LogoDePapel> => {
  try {
    const bytes = await sharp(Buffer.from(guardado, 'base64'), { failOn: 'error' })
      .flatten({ background: '#ffffff' })
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer();
    return `data:image/png;base64,${bytes.toString('base64')}`;
  } catch {
    // What it says counts more than how it looks: the paper comes out with the name alone.
    return null;
  }
};

let ultimo: { guardado: string; preparado: Promise<LogoDePapel> } | null = null;

/** Reads it for each paper, since it may have changed, and prepares it once. */
export const crearLectorDeLogo =
  ({ imagen }: Pick<LectorPublicado, 'imagen'>): LectorDeLogo =>
  async () => {
    const guardado = await imagen('marca');
    if (!guardado) return null;
    if (ultimo?.guardado !== guardado) ultimo = { guardado, preparado: preparar(guardado) };
    return ultimo.preparado;
  };
