import type { Campo, CampoSimple, Hoja } from '@/domain/sitio/campos-sitio';
import type { ContenidoDeParte } from '@/domain/sitio/contenido-sitio';
import { hojaDe, type ParteDelSitio } from '@/domain/sitio/partes-del-sitio';

const EJEMPLO: Readonly<Record<CampoSimple['tipo'], unknown>> = {
  linea: 'Una línea',
  parrafos: 'Un párrafo.\nOtro párrafo.',
  renglones: 'Uno\nDos',
  telefono: '300 123 4567',
  correo: 'persona@fundacion.example',
  video: 'dQw4w9WgXcQ',
  lugar: '6.3373,-75.5579',
  fecha: '2026-11-01',
  foto: { nombre: '0123456789abcdef0123456789abcdef', alt: 'Una casa entre montañas', ancho: 720, alto: 540 },
  numero: 5,
};

const fila = (de: Hoja, n: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(de).map(([clave, { tipo }]) => {
      const ejemplo = EJEMPLO[tipo];
      return [clave, tipo === 'linea' ? `${ejemplo} ${n + 1}` : ejemplo];
    }),
  );

const valor = (campo: Campo): unknown =>
  campo.tipo === 'lista'
    ? Array.from({ length: Math.max(campo.minimo, 1) }, (_, n) => fila(campo.de, n))
    : EJEMPLO[campo.tipo];

/** A part of the site with something in each field, from its sheet. */
export const unaParte = <P extends ParteDelSitio>(
  parte: P,
  cambios: Partial<ContenidoDeParte<P>> = {},
): ContenidoDeParte<P> =>
  ({
    ...Object.fromEntries(
      Object.entries(hojaDe(parte).campos).map(([clave, campo]) => [clave, valor(campo)]),
    ),
    ...cambios,
  }) as ContenidoDeParte<P>;
