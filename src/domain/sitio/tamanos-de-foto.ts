import type { FotoDelSitio } from '@/domain/sitio/campos-sitio';

export type FormatoDeFoto = 'webp' | 'avif';

/** Pixels of width in which each photo is kept: beside a name, on a phone, and on a wide or dense screen. */
const ANCHOS = [240, 720, 1440] as const;
const ANCHO_MAXIMO = 1440;

/** Those of a photo of that width, the largest last: none is made larger than it came. */
export const anchosDeFoto = (original: number): readonly number[] => [
  ...ANCHOS.filter((ancho) => ancho < Math.min(original, ANCHO_MAXIMO)),
  Math.min(original, ANCHO_MAXIMO),
];

/** Where a size of it is served; its name is of its content, which never changes. */
export const rutaDeFoto = (nombre: string, ancho: number, formato: FormatoDeFoto = 'webp'): string =>
  `/fotos/${nombre}-${ancho}.${formato}`;

/** The sizes of a photo, as a page offers them. */
export const fuentesDeFoto = (
  { nombre, ancho }: Pick<FotoDelSitio, 'nombre' | 'ancho'>,
  formato: FormatoDeFoto = 'webp',
): string =>
  anchosDeFoto(ancho)
    .map((cada) => `${rutaDeFoto(nombre, cada, formato)} ${cada}w`)
    .join(', ');
