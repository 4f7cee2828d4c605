import type { ContenidoDeParte } from '@/domain/sitio/contenido-sitio';
import type { ParteDelSitio } from '@/domain/sitio/partes-del-sitio';
import { CONTACTO, CRISIS, SEDES } from './contacto';
import { DONACIONES } from './donaciones';
import { CIFRAS, HISTORIAS, PORTADA, RASGOS, VIDAS } from './inicio';
import { EQUIPO, HISTORIA, METODOS, NOSOTROS, VALORES } from './nosotros';
import { POLITICA } from './politica';
import { ENFOQUES, FAMILIAS, PROGRAMAS } from './programas';

/** What each part says until somebody writes it, for whoever begins to. A page brings only its own. */
export const POR_DEFECTO: { readonly [P in ParteDelSitio]: ContenidoDeParte<P> } = {
  portada: PORTADA,
  vidas: VIDAS,
  cifras: CIFRAS,
  historias: HISTORIAS,
  rasgos: RASGOS,
  nosotros: NOSOTROS,
  metodos: METODOS,
  sedes: SEDES,
  equipo: EQUIPO,
  historia: HISTORIA,
  valores: VALORES,
  programas: PROGRAMAS,
  enfoques: ENFOQUES,
  familias: FAMILIAS,
  crisis: CRISIS,
  contacto: CONTACTO,
  donaciones: DONACIONES,
  politica: POLITICA,
};
