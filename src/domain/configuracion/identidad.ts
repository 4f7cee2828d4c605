import { leido, unoDe } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

/** The colours that a foundation may choose for its own; what each one looks like is the interface's. */
export const COLORES_DE_MARCA = ['SELVA', 'MAR', 'VIOLETA', 'VINO', 'ARCILLA', 'GRAFITO'] as const;
export type ColorDeMarca = (typeof COLORES_DE_MARCA)[number];

export type Red = 'facebook' | 'instagram' | 'youtube' | 'tiktok';

/** The picture that stands for the foundation: where it is, and its size in pixels. */
const esquemaLogo = z.object({ direccion: z.string(), ancho: z.number(), alto: z.number() });
export type Logo = z.output<typeof esquemaLogo>;

const leidoTexto = () => leido(z.string());

/** What a foundation says of itself, as it is kept. A `null` was never set. */
export const CAMPOS_DE_IDENTIDAD = {
  nombre: leidoTexto(),
  nombre_corto: leidoTexto(),
  nit: leidoTexto(),
  frase: leidoTexto(),
  anio_fundacion: leido(z.number()),
  telefono: leidoTexto(),
  telefono_alterno: leidoTexto(),
  whatsapp: leidoTexto(),
  correo: leidoTexto(),
  direccion: leidoTexto(),
  municipio: leidoTexto(),
  disponibilidad: leidoTexto(),
  facebook: leidoTexto(),
  instagram: leidoTexto(),
  youtube: leidoTexto(),
  tiktok: leidoTexto(),
  color: leido(unoDe(COLORES_DE_MARCA)),
  logo: leido(esquemaLogo),
} as const;

const esquemaIdentidad = z.object(CAMPOS_DE_IDENTIDAD);

/** What any visitor may know of who the foundation is. */
export type Identidad = z.output<typeof esquemaIdentidad> & { nombre: string };

/** `null` until the foundation has said its name: nothing of it is published before. */
export const identidadDe = (
  guardada: Record<string, unknown> & { nombre: string | null },
): Identidad | null => {
  const { nombre } = guardada;
  return nombre ? { ...esquemaIdentidad.parse(guardada), nombre } : null;
};
