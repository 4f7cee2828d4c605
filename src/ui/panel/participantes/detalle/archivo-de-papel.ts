import { ARCHIVO_MAXIMO_BYTES } from '@/domain/shared/constantes';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { photosToPdf } from '@/ui/shared/photos-to-pdf';
import { isBrokenPhoto, shrinkPhoto } from '@/ui/shared/shrink-photo';

/** Of a paper whose pages would not fit in one file, in pixels: it can still be read and printed. */
const LADO_DE_MUCHAS = 1600;

/** Without its extension, and with the hour of the day where a clock of twelve wrote it: `1.05.12 PM` goes after noon. */
const nombreQueOrdena = ({ name }: File): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replace(
      /(\d{1,2})([.:]\d\d[.:]\d\d)\s*([ap])\.?\s?m\b\.?/i,
      (_, hora: string, resto: string, mitad: string) =>
        `${(Number(hora) % 12) + (mitad.toLowerCase() === 'p' ? 12 : 0)}${resto}`,
    );

/** By name, which goes by when they were taken: some systems give first the last one that was pressed. */
export const porNombre = (fotos: readonly File[]): File[] =>
  [...fotos].sort((a, b) => nombreQueOrdena(a).localeCompare(nombreQueOrdena(b), 'es', { numeric: true }));

/** Throws VALIDACION. */
const leerHoja = async (elegida: File, lado: number | undefined, cual: string): Promise<File> => {
  const foto = await shrinkPhoto(elegida, lado);
  // One made again here opens; one that came back as it was may not, and it is the only proof of a signature.
  if (foto === elegida && (await isBrokenPhoto(foto)))
    throw errorValidacion(`${cual} no se puede abrir: tómela otra vez, o súbala en PDF`);
  return foto;
};

/** Throws VALIDACION. */
const unir = async (elegidas: readonly File[], lado?: number): Promise<File> => {
  const hojas: File[] = [];
  // One by one: opened, each takes tens of MB of a phone.
  for (const elegida of elegidas) {
    const hoja = await leerHoja(elegida, lado, `«${elegida.name}»`);
    // As it was taken, a PDF would show it without the turn or the colours that it says.
    if (hoja === elegida)
      throw errorValidacion(
        `Elija un solo PDF, o las fotos de todas las páginas: «${elegida.name}» no es una foto que se pueda unir`,
      );
    hojas.push(hoja);
  }
  return new File([await photosToPdf(hojas)], 'papel.pdf', { type: 'application/pdf' });
};

/**
 * A paper of several pages is one file. `fotos`: what another page can go after; nothing when the file was not made here.
 * Throws VALIDACION.
 */
export const comoArchivo = async (
  elegidos: readonly File[],
): Promise<{ contenido: File; fotos: readonly File[] }> => {
  const [primero] = elegidos;
  if (elegidos.length === 1 && primero) {
    const contenido = await leerHoja(primero, undefined, 'Esa foto');
    return { contenido, fotos: contenido === primero ? [] : elegidos };
  }
  const unido = await unir(elegidos);
  const contenido = unido.size > ARCHIVO_MAXIMO_BYTES ? await unir(elegidos, LADO_DE_MUCHAS) : unido;
  return { contenido, fotos: elegidos };
};
