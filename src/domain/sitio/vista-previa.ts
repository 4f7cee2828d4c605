import { analizar } from '@/domain/shared/analizar';
import { unoDe } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';
import { PAGINAS_DEL_SITIO, type PaginaDelSitio } from '@/domain/sitio/campos-sitio';

/** How long the address of a preview waits to be opened, once. */
export const VIGENCIA_MS = 60_000;

/** Body of POST /sitio/vistas-previas. */
export const esquemaPedirVistaPrevia = z.strictObject({
  pagina: unoDe(Object.keys(PAGINAS_DEL_SITIO) as [PaginaDelSitio, ...PaginaDelSitio[]]),
});

export const esquemaVistaPrevia = z.object({
  direccion: z.string().check(z.regex(/^\/vista-previa\/[\w-]+$/)),
});
export type VistaPrevia = z.output<typeof esquemaVistaPrevia>;

/** Throws VALIDACION. */
export const validarPedirVistaPrevia = (entrada: unknown): PaginaDelSitio =>
  analizar(esquemaPedirVistaPrevia, entrada).pagina;

export const finDeVistaPrevia = (ahora: Date): Date => new Date(ahora.getTime() + VIGENCIA_MS);

export const rutaDeVistaPrevia = (ficha: string): string => `/vista-previa/${ficha}`;
