import { PAGINAS_DEL_SITIO, type PaginaDelSitio } from '@/domain/sitio/campos-sitio';
import { CLAVES_DE_PARTES, hojaDe, type ParteDelSitio } from '@/domain/sitio/partes-del-sitio';
import type { SitioPublico } from '@/domain/sitio/sitio-guardado';

/** Parts that a page shows besides its own. */
const DE_OTRAS: Readonly<Partial<Record<PaginaDelSitio, readonly ParteDelSitio[]>>> = { contacto: ['sedes'] };

const PAGINAS = Object.keys(PAGINAS_DEL_SITIO) as readonly PaginaDelSitio[];

/** What the page of that address says of it, so that it carries no more than that. */
export const paraLaPagina = (ruta: string, { contenido, politicas }: SitioPublico): SitioPublico => {
  const pagina = PAGINAS.find((cada) => PAGINAS_DEL_SITIO[cada].ruta === ruta);
  const suyas = CLAVES_DE_PARTES.filter(
    (parte) =>
      contenido[parte] &&
      pagina !== undefined &&
      (hojaDe(parte).pagina === pagina || DE_OTRAS[pagina]?.includes(parte)),
  );
  return {
    contenido: Object.fromEntries(suyas.map((parte) => [parte, contenido[parte]])),
    politicas: pagina === 'politica' ? politicas : [],
  };
};

/** Whether there is anything of it to be drawn. */
export const diceAlgo = ({ contenido, politicas }: SitioPublico): boolean =>
  politicas.length > 0 || CLAVES_DE_PARTES.some((parte) => contenido[parte]);
