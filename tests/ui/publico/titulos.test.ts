import { PUBLICADO } from '@tests/builders/publicado';
import { describe, expect, it } from 'vitest';
import { cabezaPublica } from '@/ui/sitio/piezas/metadatos';
import { PAGINAS } from '@/ui/sitio/textos/paginas';

const LARGO =
  'Corporación Cristiana para la Rehabilitación Integral y el Acompañamiento de Familias de Antioquia';

const titulosDe = (pagina: keyof typeof PAGINAS, identidad: object) => {
  const datos = { ...PUBLICADO, identidad: { ...PUBLICADO.identidad, ...identidad } };
  const publico = { datosPublicos: { yaConocidos: () => datos } };
  const { meta } = cabezaPublica(PAGINAS[pagina])({ match: { context: { publico } } } as never);
  const compartido = meta.find((una) => 'property' in una && una.property === 'og:title');
  return [meta.find((una) => una.title)?.title, compartido && 'content' in compartido && compartido.content];
};

describe('el título de una página pública', () => {
  it('lleva el nombre entero donde cabe', () => {
    const titulo = 'Nosotros · Fundación Casa de la Prueba';
    expect(titulosDe('nosotros', {})).toEqual([titulo, titulo]);
  });

  it('con un nombre muy largo lleva el corto; al compartirla va el entero', () => {
    expect(titulosDe('nosotros', { nombre: LARGO })).toEqual([
      'Nosotros · Casa de la Prueba',
      `Nosotros · ${LARGO}`,
    ]);
  });

  it('si nadie lo acortó, va hasta donde cabe, con sus palabras enteras y sin una suelta al final', () => {
    const [titulo] = titulosDe('inicio', { nombre: LARGO, nombre_corto: null });
    expect(titulo).toBe('Corporación Cristiana · Rehabilitación de adicciones en Antioquia');
  });
});
