import type { Identidad } from '@/domain/configuracion/identidad';
import { nombreCortoDe } from '@/domain/configuracion/nombre-corto';
import { estilosDeColor } from './colores-de-marca';

const hoja = typeof CSSStyleSheet === 'undefined' ? null : new CSSStyleSheet();

/** Puts a foundation's name, colour and logo on a page that came with others: what it was served with has its own. */
export const mostrarMarca = (
  identidad: Pick<Identidad, 'nombre' | 'nombre_corto' | 'color' | 'logo'>,
): void => {
  const { dataset } = document.documentElement;
  dataset.nombre = nombreCortoDe(identidad);
  if (identidad.logo) dataset.logo = identidad.logo.direccion;
  else delete dataset.logo;
  if (!hoja) return;
  hoja.replaceSync(estilosDeColor(identidad.color ?? 'SELVA'));
  if (!document.adoptedStyleSheets.includes(hoja)) document.adoptedStyleSheets.push(hoja);
};
