import { entero, leido, leidoCon, listaLeida, texto } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';
import { esquemaContenidoSitio } from '@/domain/sitio/esquema-sitio';

const numero = () => entero(0, Number.MAX_SAFE_INTEGER);

/** What is published and what waits to be, as the panel edits it. */
export const esquemaSitio = z.object({
  /** Of the last published version; 0 while nothing was. */
  numero: leidoCon(numero(), 0),
  publicado_en: leido(z.string()),
  publicado_por: leido(z.string()),
  publicado: leidoCon(esquemaContenidoSitio, {}),
  /** Only the parts that somebody is changing; `null`, back to what the product ships. */
  borrador: leidoCon(esquemaContenidoSitio, {}),
  actualizado_en: leido(z.string()),
  actualizado_por: leido(z.string()),
  /** Of both: any write adds one. */
  version: leidoCon(numero(), 1),
});
export type Sitio = z.output<typeof esquemaSitio>;

export const SITIO_INICIAL: Sitio = esquemaSitio.parse({});

/** One of the versions that were published; none of them is ever lost. */
export const esquemaVersionDelSitio = z.object({
  numero: numero(),
  publicado_en: z.string(),
  publicado_por: leido(z.string()),
  /** In words, a line for each part. */
  cambios: listaLeida(z.string()),
  /** The one that it brought back; `null` for one that was written. */
  vuelve_a: leido(numero()),
});
export type VersionDelSitio = z.output<typeof esquemaVersionDelSitio>;

/** A policy that was in force, and since when. */
export const esquemaPoliticaPublicada = z.object({
  numero: numero(),
  /** Calendar day in Bogota. */
  desde: z.string(),
  secciones: listaLeida(z.object({ titulo: texto(1, 200), texto: texto(1, 10_000) })),
});
export type PoliticaPublicada = z.output<typeof esquemaPoliticaPublicada>;

/** What any visitor reads. */
export const esquemaSitioPublico = z.object({
  contenido: leidoCon(esquemaContenidoSitio, {}),
  /** Every one that was in force, the present one last; empty while it is the one that the product ships. */
  politicas: listaLeida(esquemaPoliticaPublicada),
});
export type SitioPublico = z.output<typeof esquemaSitioPublico>;
