import { unaParte } from '@tests/builders/un-sitio';
import { describe, expect, it } from 'vitest';
import type { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import type { Campo, CampoSimple } from '@/domain/sitio/campos-sitio';
import { CLAVES_DE_PARTES, hojaDe, type ParteDelSitio } from '@/domain/sitio/partes-del-sitio';
import { validarCambiosBorrador } from '@/domain/sitio/reglas-sitio';

const HOSTILES = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  `\${{7*7}} {{constructor}}`,
  '\u202eodacifitreC\u202c \u200f\u2067',
  '😀👩‍👩‍👧‍👦 e\u0301',
  '=HYPERLINK("x")',
  "'; drop table sitio; --",
];
const LARGUISIMO = 'a'.repeat(10_000);

interface Lugar {
  parte: ParteDelSitio;
  ruta: readonly (string | number)[];
  campo: CampoSimple;
}

const lugaresDe = (parte: ParteDelSitio, clave: string, campo: Campo): Lugar[] =>
  campo.tipo === 'lista'
    ? Object.entries(campo.de).map(([nombre, deFila]) => ({ parte, ruta: [clave, 0, nombre], campo: deFila }))
    : [{ parte, ruta: [clave], campo }];

const conAlt = (lugar: Lugar): Lugar =>
  lugar.campo.tipo === 'foto' ? { ...lugar, ruta: [...lugar.ruta, 'alt'] } : lugar;

/** Every place of every part where somebody types. */
const LUGARES = CLAVES_DE_PARTES.flatMap((parte) =>
  Object.entries(hojaDe(parte).campos).flatMap(([clave, campo]) => lugaresDe(parte, clave, campo)),
).map(conAlt);

const escribir = ({ parte, ruta }: Lugar, texto: string): unknown => {
  const valor = JSON.parse(JSON.stringify(unaParte(parte))) as Record<string | number, unknown>;
  const ultimo = ruta.at(-1) ?? '';
  const donde = ruta.slice(0, -1).reduce((actual, paso) => actual[paso] as typeof valor, valor);
  donde[ultimo] = texto;
  return { [parte]: valor };
};

const leer = ({ parte, ruta }: Lugar, guardado: unknown): unknown =>
  [parte, ...ruta].reduce<unknown>((actual, paso) => (actual as Record<string, unknown>)[paso], guardado);

const nombreDe = ({ parte, ruta }: Lugar): string => [parte, ...ruta].join('.');

describe.each(LUGARES.map((lugar) => ({ lugar, nombre: nombreDe(lugar) })))('$nombre', ({ lugar }) => {
  const esTexto = ['linea', 'parrafos', 'renglones', 'foto'].includes(lugar.campo.tipo);

  it.each(HOSTILES)('keeps %j as it is, or says why not', (texto) => {
    if (esTexto) {
      const guardado = validarCambiosBorrador(escribir(lugar, texto.slice(0, 20)));
      expect(leer(lugar, guardado)).toBe(texto.slice(0, 20).trim());
      return;
    }
    expect(() => validarCambiosBorrador(escribir(lugar, texto))).toThrow('Revise los campos señalados');
  });

  it('says its limit in Spanish', () => {
    try {
      validarCambiosBorrador(escribir(lugar, LARGUISIMO));
      expect.unreachable('it has no limit');
    } catch (error) {
      const { campos } = error as ErrorAplicacion;
      expect(Object.keys(campos)).toEqual([nombreDe(lugar)]);
      expect(Object.values(campos)[0]).toMatch(/^[A-ZÁÉÍÓÚ][^<>]{10,}$/u);
    }
  });
});
