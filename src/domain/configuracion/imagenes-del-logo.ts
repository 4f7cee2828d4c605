import { analizar } from '@/domain/shared/analizar';
import { texto } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

/** Pixels of each picture made of a logo: what a page shows, the icons, and what a shared link shows. */
export const TAMANOS_DEL_LOGO = {
  marca: { alto: 96, anchoMinimo: 24, anchoMaximo: 480 },
  icono512: { alto: 512, anchoMinimo: 512, anchoMaximo: 512 },
  icono192: { alto: 192, anchoMinimo: 192, anchoMaximo: 192 },
  icono180: { alto: 180, anchoMinimo: 180, anchoMaximo: 180 },
  icono48: { alto: 48, anchoMinimo: 48, anchoMaximo: 48 },
  compartir: { alto: 630, anchoMinimo: 1200, anchoMaximo: 1200 },
} as const;
export type TamanoDelLogo = keyof typeof TAMANOS_DEL_LOGO;
export const NOMBRES_DE_TAMANO = Object.keys(TAMANOS_DEL_LOGO) as TamanoDelLogo[];

/** Characters of base64: some 450 kB of picture, several times what a drawing takes. */
const IMAGEN_MAXIMA = 600_000;

const ALFABETO = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Bytes of a text in base64 without its final `=`. */
const bytesDe = (escrito: string): number[] => {
  const bytes: number[] = [];
  let [resto, bits] = [0, 0];
  for (const letra of escrito) {
    resto = ((resto << 6) | ALFABETO.indexOf(letra)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((resto >> bits) & 0xff);
  }
  return bytes;
};

const FIRMA_PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const LARGO_DE_PARTE = 12;

const numeroEn = (bytes: readonly number[], lugar: number): number =>
  [0, 1, 2, 3].reduce((numero, paso) => numero * 256 + (bytes[lugar + paso] ?? 0), 0);

const nombreEn = (bytes: readonly number[], lugar: number): string =>
  String.fromCharCode(...bytes.slice(lugar, lugar + 4));

/**
 * Width and height of a PNG; `null` for what is not one from its first byte to its last: every part in its place, the
 * first its measures, the last its end.
 */
export const medidasDePng = (base64: string): { ancho: number; alto: number } | null => {
  if (!BASE64.test(base64)) return null;
  const bytes = bytesDe(base64.replaceAll('=', ''));
  if (FIRMA_PNG.some((byte, lugar) => bytes[lugar] !== byte) || nombreEn(bytes, 12) !== 'IHDR') return null;
  let [lugar, ultima] = [FIRMA_PNG.length, ''];
  while (lugar < bytes.length && ultima !== 'IEND') {
    ultima = nombreEn(bytes, lugar + 4);
    lugar += numeroEn(bytes, lugar) + LARGO_DE_PARTE;
  }
  const entera = ultima === 'IEND' && lugar === bytes.length;
  return entera ? { ancho: numeroEn(bytes, 16), alto: numeroEn(bytes, 20) } : null;
};

const imagenDe = (tamano: TamanoDelLogo) => {
  const { alto, anchoMinimo, anchoMaximo } = TAMANOS_DEL_LOGO[tamano];
  const mide = (base64: string): boolean => {
    const medidas = medidasDePng(base64);
    return medidas?.alto === alto && medidas.ancho >= anchoMinimo && medidas.ancho <= anchoMaximo;
  };
  return z.pipe(texto(1, IMAGEN_MAXIMA), z.string().check(z.refine(mide, 'Elija una imagen PNG o JPG')));
};

/** Body of PUT /configuracion/logo: the same drawing in each size, PNG in base64. */
export const esquemaImagenesDelLogo = z.strictObject({
  marca: imagenDe('marca'),
  icono512: imagenDe('icono512'),
  icono192: imagenDe('icono192'),
  icono180: imagenDe('icono180'),
  icono48: imagenDe('icono48'),
  compartir: imagenDe('compartir'),
});
export type ImagenesDelLogo = z.output<typeof esquemaImagenesDelLogo>;

/** Throws VALIDACION. */
export const validarImagenesDelLogo = (entrada: unknown): ImagenesDelLogo =>
  analizar(esquemaImagenesDelLogo, entrada, { campos: NOMBRES_DE_TAMANO, mensaje: 'Elija una imagen' });
