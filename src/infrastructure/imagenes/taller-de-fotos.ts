import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { TallerDeFotos } from '@/application/sitio/fotos-del-sitio.port';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { errorFotoEnorme, errorNoEsFoto } from '@/domain/sitio/foto-subida';
import { anchosDeFoto } from '@/domain/sitio/tamanos-de-foto';

const PIXELES_MAXIMO = 40_000_000;
const CALIDAD = 76;
/** Of one that was drawn once already, to be seen small. */
const CALIDAD_OTRA_VEZ = 84;
/** Its scale is another: this looks like that of WebP. */
const CALIDAD_AVIF = 52;
/** A step more takes twice as long for a twentieth less. */
const ESFUERZO_AVIF = 1;
const FORMATOS: readonly string[] = ['jpeg', 'png', 'webp'];

/** What each kind of picture begins with: nothing else reaches the decoder, which also reads SVG and many others. */
const JPEG = Buffer.from('ffd8ff', 'hex');
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

const empieza = (bytes: Buffer, con: Buffer): boolean => bytes.subarray(0, con.length).equals(con);

const esWebp = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';

const pareceFoto = (bytes: Buffer): boolean => empieza(bytes, JPEG) || empieza(bytes, PNG) || esWebp(bytes);

const abrir = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: PIXELES_MAXIMO, failOn: 'error', pages: 1 });

/** The name is of what is kept, and not of what came: the same photo twice is one. */
const nombreDe = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** One photo at a time: each takes a core and some tens of MB while it is made. */
const porTurno = () => {
  let ultimo: Promise<unknown> = Promise.resolve();
  return <R>(hacer: () => Promise<R>): Promise<R> => {
    const turno = ultimo.then(hacer);
    ultimo = turno.catch(() => undefined);
    return turno;
  };
};

/** What the decoder says of what it cannot read, in our words. */
const enPalabras = async <R>(hacer: () => Promise<R>): Promise<R> => {
  try {
    return await hacer();
  } catch (error) {
    if (esErrorAplicacion(error)) throw error;
    throw /pixel limit/.test(String(error)) ? errorFotoEnorme() : errorNoEsFoto();
  }
};

/** Every picture is drawn again: nothing of what came with it, such as where it was taken, is in the ones that are kept. */
export const crearTallerDeFotos = (): TallerDeFotos => {
  sharp.cache(false);
  sharp.concurrency(1);
  const enTurno = porTurno();
  const leer = async (imagen: string): Promise<Buffer> => {
    const bytes = Buffer.from(imagen, 'base64');
    if (!pareceFoto(bytes)) throw errorNoEsFoto();
    const { format, width, height } = await abrir(bytes).metadata();
    if (!FORMATOS.includes(format)) throw errorNoEsFoto();
    if (width * height > PIXELES_MAXIMO) throw errorFotoEnorme();
    return bytes;
  };
  const hacerUna = async (imagen: string) => {
    const bytes = await leer(imagen);
    // On white: what is drawn for a light page would not be seen on a dark one.
    const derecha = await abrir(bytes)
      .rotate()
      .flatten({ background: '#ffffff' })
      .toBuffer({ resolveWithObject: true });
    const tamanos = [];
    for (const ancho of anchosDeFoto(derecha.info.width)) {
      const reducida = abrir(derecha.data).resize({ width: ancho });
      const { data: webp, info } = await reducida
        .clone()
        .webp({ quality: CALIDAD, effort: 5 })
        .toBuffer({ resolveWithObject: true });
      const avif = await reducida.avif({ quality: CALIDAD_AVIF, effort: ESFUERZO_AVIF }).toBuffer();
      tamanos.push({ ancho, webp, avif, alto: info.height });
    }
    const mayor = tamanos.at(-1);
    if (!mayor) throw errorNoEsFoto();
    return {
      nombre: nombreDe(mayor.webp),
      ancho: mayor.ancho,
      alto: mayor.alto,
      avif: true,
      tamanos: tamanos.map(({ ancho, webp, avif }) => ({ ancho, webp, avif })),
    };
  };
  const otraVez = async (foto: string, lado: number) => {
    const bytes = await leer(foto.slice(foto.indexOf(',') + 1));
    const dibujada = await abrir(bytes)
      .rotate()
      .resize({ width: lado, height: lado, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: CALIDAD_OTRA_VEZ })
      .toBuffer();
    return `data:image/webp;base64,${dibujada.toString('base64')}`;
  };
  return {
    hacer: (imagen) => enTurno(() => enPalabras(() => hacerUna(imagen))),
    redibujar: (foto, lado) => enTurno(() => enPalabras(() => otraVez(foto, lado))),
  };
};
