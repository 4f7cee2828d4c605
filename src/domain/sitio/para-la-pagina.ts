import { PAGINAS_DEL_SITIO, type PaginaDelSitio } from '@/domain/sitio/campos-sitio';
import { CLAVES_DE_PARTES, hojaDe, type ParteDelSitio } from '@/domain/sitio/partes-del-sitio';
import type { SitioPublico } from '@/domain/sitio/sitio-guardado';

/** Parts that a page shows besides its own. */
const DE_OTRAS: Readonly<Partial<Record<PaginaDelSitio, readonly ParteDelSitio[]>>> = { contacto: ['sedes'] };

const PAGINAS = Object.keys(PAGINAS_DEL_SITIO) as readonly PaginaDelSitio[];

export const partesDeLaPagina = (pagina: PaginaDelSitio): readonly ParteDelSitio[] =>
  CLAVES_DE_PARTES.filter((parte) => hojaDe(parte).pagina === pagina || DE_OTRAS[pagina]?.includes(parte));

const DE_UNA_POLITICA = /^\/politica-de-datos\/([1-9]\d{0,4})$/;

/** The number of the policy that an address is of; `null` for any other address. */
export const numeroDePoliticaEn = (ruta: string): number | null => {
  const numero = DE_UNA_POLITICA.exec(ruta)?.[1];
  return numero === undefined ? null : Number(numero);
};

export const rutaDePolitica = (numero: number): string => `${PAGINAS_DEL_SITIO.politica.ruta}/${numero}`;

/** Only the one in force is said whole: each of the others has a page of its own, however many they come to be. */
const enPaginaDePolitica = (politicas: SitioPublico['politicas']): SitioPublico['politicas'] =>
  politicas.map((cada, n) => (n === politicas.length - 1 ? cada : { ...cada, secciones: [] }));

/** What the page of that address says of it, so that it carries no more than that. */
export const paraLaPagina = (ruta: string, { contenido, politicas }: SitioPublico): SitioPublico => {
  const numero = numeroDePoliticaEn(ruta);
  if (numero !== null)
    return { contenido: {}, politicas: politicas.filter((cada) => cada.numero === numero) };
  const pagina = PAGINAS.find((cada) => PAGINAS_DEL_SITIO[cada].ruta === ruta);
  const suyas = pagina ? partesDeLaPagina(pagina).filter((parte) => contenido[parte]) : [];
  return {
    contenido: Object.fromEntries(suyas.map((parte) => [parte, contenido[parte]])),
    politicas: pagina === 'politica' ? enPaginaDePolitica(politicas) : [],
  };
};

/** Whether there is anything of it to be drawn. */
export const diceAlgo = ({ contenido, politicas }: SitioPublico): boolean =>
  politicas.length > 0 || CLAVES_DE_PARTES.some((parte) => contenido[parte]);
