import { POLITICA } from '@/ui/textos/sitio/politica';
import type { Sitio } from '../servicios/sitio';

export const POLITICA_ACTUALIZADA = { fecha: '2026-11-21', visible: '21 de noviembre de 2026' } as const;

/** Of a number in two lines, whoever copies it by hand loses one. */
const enUnRenglon = (numero: string): string => numero.replaceAll(' ', '\u00a0');

const responsable = ({ enPreparacion, nombre, nit, correo, telefono }: Sitio): string => {
  if (enPreparacion)
    return 'La fundación es la responsable del tratamiento. Pronto publicaremos su nombre, su NIT y cómo escribirle.';
  const maneras = [
    correo && `escribir a ${correo.visible}`,
    telefono && `llamar al ${enUnRenglon(telefono.visible)}`,
  ];
  const comunicarse = maneras.filter(Boolean).join(' o ');
  return `${nombre}${nit ? ` (NIT ${nit})` : ''} es la responsable del tratamiento.${comunicarse && ` Puede ${comunicarse}.`}`;
};

/** What the product ships, saying who answers for the data. */
export const politicaDeDatos = (sitio: Sitio): { titulo: string; texto: string }[] =>
  POLITICA.secciones.map((seccion, n) => (n === 0 ? { ...seccion, texto: responsable(sitio) } : seccion));
