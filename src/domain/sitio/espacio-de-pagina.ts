import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import {
  type Campo,
  type CampoSimple,
  PAGINAS_DEL_SITIO,
  type PaginaDelSitio,
} from '@/domain/sitio/campos-sitio';
import type { ContenidoSitio } from '@/domain/sitio/contenido-sitio';
import { partesDeLaPagina } from '@/domain/sitio/para-la-pagina';
import { hojaDe, type ParteDelSitio } from '@/domain/sitio/partes-del-sitio';

/**
 * Letters with which a page, in Spanish, is still light for whoever pays for their data: 12 kB with its looks, compressed.
 * Donaciones holds all that its fields may say. A test weighs the pages with as many letters as they hold here.
 */
const LETRAS_QUE_CABEN: Readonly<Partial<Record<PaginaDelSitio, number>>> = {
  inicio: 5_000,
  nosotros: 7_600,
  programas: 7_100,
  contacto: 6_600,
  politica: 11_900,
};

/** Of each part while nobody has written it: its words are in the interface, and a test compares them. */
export const LETRAS_DEL_PRODUCTO: Readonly<Record<ParteDelSitio, number>> = {
  portada: 161,
  vidas: 595,
  cifras: 127,
  historias: 104,
  rasgos: 442,
  nosotros: 429,
  metodos: 315,
  sedes: 0,
  equipo: 269,
  historia: 413,
  valores: 377,
  programas: 1_300,
  enfoques: 764,
  familias: 0,
  crisis: 486,
  contacto: 50,
  donaciones: 226,
  politica: 1_411,
};

/** What a photo adds to its page besides the words that say what it shows. */
const LETRAS_POR_FOTO = 60;

type Objeto = Readonly<Record<string, unknown>>;

const comoObjeto = (valor: unknown): Objeto =>
  typeof valor === 'object' && valor !== null ? (valor as Objeto) : {};

const deUno = (campo: CampoSimple, valor: unknown): number => {
  if (campo.tipo !== 'foto') return typeof valor === 'string' ? valor.length : 0;
  const { alt } = comoObjeto(valor);
  return typeof alt === 'string' ? alt.length + LETRAS_POR_FOTO : 0;
};

const deCampos = (campos: Readonly<Record<string, Campo>>, valor: unknown): number =>
  Object.entries(campos).reduce((suma, [clave, campo]) => {
    const escrito = comoObjeto(valor)[clave];
    if (campo.tipo !== 'lista') return suma + deUno(campo, escrito);
    const filas = Array.isArray(escrito) ? escrito : [];
    return filas.reduce<number>((deFilas, fila) => deFilas + deCampos(campo.de, fila), suma);
  }, 0);

/** Also of what is still being typed. */
export const letrasDeParte = (parte: ParteDelSitio, valor: unknown): number =>
  valor === null || valor === undefined ? LETRAS_DEL_PRODUCTO[parte] : deCampos(hojaDe(parte).campos, valor);

const letrasDePagina = (pagina: PaginaDelSitio, contenido: Objeto): number =>
  partesDeLaPagina(pagina).reduce((suma, parte) => suma + letrasDeParte(parte, contenido[parte]), 0);

export interface EspacioDePagina {
  pagina: PaginaDelSitio;
  caben: number;
  /** Negative when there are too many. */
  quedan: number;
}

const espacioDe = (pagina: PaginaDelSitio, contenido: Objeto): EspacioDePagina | null => {
  const caben = LETRAS_QUE_CABEN[pagina];
  return caben === undefined ? null : { pagina, caben, quedan: caben - letrasDePagina(pagina, contenido) };
};

const PAGINAS = Object.keys(PAGINAS_DEL_SITIO) as readonly PaginaDelSitio[];

/** Of the pages that show a part, the one with the least room; `null` where all that the fields may say fits. */
export const espacioParaParte = (parte: ParteDelSitio, contenido: Objeto): EspacioDePagina | null => {
  const espacios = PAGINAS.filter((pagina) => partesDeLaPagina(pagina).includes(parte)).flatMap(
    (pagina) => espacioDe(pagina, contenido) ?? [],
  );
  return espacios.sort((uno, otro) => uno.quedan - otro.quedan)[0] ?? null;
};

/**
 * Pages that would say too much, and more than they say now: what was published before there was a limit stays, and is
 * made shorter as somebody finds the time.
 */
export const paginasPasadas = (publicado: ContenidoSitio, despues: ContenidoSitio): EspacioDePagina[] =>
  PAGINAS.flatMap((pagina) => {
    const espacio = espacioDe(pagina, despues);
    const crece = letrasDePagina(pagina, despues) > letrasDePagina(pagina, publicado);
    return espacio && espacio.quedan < 0 && crece ? [espacio] : [];
  });

/** In tens: nobody counts letters one by one. */
const aproximadas = (letras: number): string => formatearNumero(Math.ceil(letras / 10) * 10);

/** `Nosotros lleva demasiado texto: quite unas 300 letras`. */
export const excesoEnPalabras = ({ pagina, quedan }: EspacioDePagina): string =>
  `${PAGINAS_DEL_SITIO[pagina].titulo} lleva demasiado texto: quite unas ${aproximadas(-quedan)} letras`;

/** Throws VALIDACION. */
export const exigirQueQuepa = (publicado: ContenidoSitio, despues: ContenidoSitio): void => {
  const pasadas = paginasPasadas(publicado, despues);
  if (pasadas.length > 0) throw errorValidacion(`${pasadas.map(excesoEnPalabras).join('. ')}.`);
};
