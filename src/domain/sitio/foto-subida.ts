import { analizar } from '@/domain/shared/analizar';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { entero } from '@/domain/shared/esquemas';
import { esFotoIncrustada } from '@/domain/shared/foto';
import { z } from '@/domain/shared/zod';

/** Characters of the address that carries it: some 3 MB of picture, which the panel makes smaller before it leaves. */
const SUBIDA_MAXIMA = 4_000_000;

/** Body of POST /sitio/fotos. */
export const esquemaSubidaFoto = z.strictObject({
  imagen: z
    .string()
    .check(
      z.refine(esFotoIncrustada, 'Elija una imagen JPG, PNG o WEBP'),
      z.maxLength(SUBIDA_MAXIMA, 'La imagen es demasiado grande'),
    ),
});

/** A photo that is kept, as the panel puts it in a part. */
export const esquemaFotoGuardada = z.object({
  nombre: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  ancho: entero(1, 10_000),
  alto: entero(1, 10_000),
  /** Those of before are only WebP. */
  avif: z.optional(z.boolean()),
});
export type FotoGuardada = z.output<typeof esquemaFotoGuardada>;

/** The same with its pictures, ready to be kept: by width, the largest last; each drawn in both formats. */
export interface FotoHecha extends FotoGuardada {
  tamanos: readonly { ancho: number; webp: Uint8Array; avif: Uint8Array }[];
}

/** Throws VALIDACION. Answers the bytes in base64. */
export const validarSubidaFoto = (entrada: unknown): string => {
  const { imagen } = analizar(esquemaSubidaFoto, entrada, { campos: ['imagen'], mensaje: 'Elija una foto' });
  return imagen.slice(imagen.indexOf(',') + 1);
};

export const errorNoEsFoto = () =>
  errorValidacion('No se pudo leer esa imagen. Pruebe con otra, JPG, PNG o WEBP', {
    imagen: 'No se pudo leer esa imagen',
  });

export const errorFotoEnorme = () =>
  errorValidacion('La imagen es demasiado grande. Pruebe con una de menos de 40 megapíxeles', {
    imagen: 'La imagen es demasiado grande',
  });

/** Days after which a photo that nothing shows, nor ever showed, is removed. */
export const DIAS_DE_FOTO_SIN_USO = 7;
