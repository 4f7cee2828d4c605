import type { ValorDeParte } from '@/domain/sitio/campos-sitio';
import type { PARTES_DEL_SITIO, ParteDelSitio } from '@/domain/sitio/partes-del-sitio';

type Partes = { [P in ParteDelSitio]: ValorDeParte<(typeof PARTES_DEL_SITIO)[P]> };
export type ContenidoDeParte<P extends ParteDelSitio> = Partes[P];

/** What the site says; a part that is not there, or is `null`, is what the product ships. */
export type ContenidoSitio = { readonly [P in ParteDelSitio]?: Partes[P] | null };
