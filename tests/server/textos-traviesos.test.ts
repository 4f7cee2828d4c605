import {
  fabricarAcudiente,
  fabricarMensualidad,
  fabricarParticipante,
  fabricarSede,
} from '@tests/server/apoyo/fabricar';
import { llamar } from '@tests/server/apoyo/llamar';
import { servidorConDatos } from '@tests/server/apoyo/servidor-con-datos';
import { ADMIN, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const REPETIDO = (texto: string, veces: number): string => texto.repeat(veces);

/** Texts that have broken other programs. None begins or ends with a space: those are trimmed on purpose. */
const TEXTOS_TRAVIESOS: readonly string[] = [
  // Words that mean something to a machine.
  ...['null', 'undefined', 'NaN', 'Infinity', 'true', 'false', 'None', 'nil', '[object Object]', '__proto__'],
  ...['constructor', 'hasOwnProperty', 'toString', 'NULL', 'Falso', '0x0', '1e309', '-0.0', '1/0', '١٢٣'],
  // Another language inside this one.
  ...["'; drop table participantes; --", "' or '1'='1", '" or ""="', "Robert'); delete from sedes;--"],
  ...[
    "x' union select * from usuarios --",
    '1; select pg_sleep(5)',
    '%_%',
    '\\%',
    '$1',
    ':nombre',
    '?::text',
  ],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '<svg/onload=alert(1)>', '</textarea>'],
  ...["javascript:alert('x')", '<b>negrita</b>', '&lt;&amp;&quot;', '&#60;script&#62;', '<!-- -->', ']]>'],
  ...[
    '{{constructor.constructor("alert(1)")()}}',
    ['$', '{7*7}'].join(''),
    '#{7*7}',
    '<%= 7*7 %>',
    '{%raw%}',
    '`id`',
  ],
  ...['$(id)', '; rm -rf /', '| cat /etc/passwd', '&& shutdown', '../../../../etc/passwd', 'C:\\con\\con'],
  ...['file:///etc/passwd', 'http://169.254.169.254/', '%00', '%0d%0aSet-Cookie: a=b', '\\u0000', '\\x41'],
  ...[
    '%s%s%s%n',
    '%d',
    '{0}',
    '%@',
    'printf("%s")',
    '\\',
    '\\\\',
    '"',
    "'",
    '""',
    "''",
    '`',
    '/*',
    '*/',
    '//',
  ],
  // What a spreadsheet would run.
  ...['=1+1', "=cmd|' /C calc'!A0", '+573001234567', '-2+3', '@SUM(A1:A9)', '=HYPERLINK("http://x.example")'],
  // Letters of everywhere, and marks that nobody sees.
  ...[
    'Ñandú Güiza',
    'café',
    'café',
    'Ångström',
    'ﬁn',
    'İstanbul',
    'ẞ',
    'Ǆ',
    '社會科學院語學研究所',
    '사회과학원',
  ],
  ...[
    '田中さんにあげて下さい',
    'مناقشة سبل',
    'הָיְתָהtestالصفحات',
    'ทดสอบ',
    'हिन्दी',
    'Привет',
    'Ελληνικά',
    '𝕿𝖊𝖝𝖙',
    '𠜎𠜱𠝹',
  ],
  ...[
    '😀',
    '👩‍👩‍👧‍👦',
    '🇨🇴',
    '👍🏽',
    'a\u200bb',
    'a\u200db',
    'a\u00adb',
    'a\u2060b',
    'a\ufeffb',
    'x\u202ey',
    'x\u2066y\u2069',
  ],
  ...['Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L', 'a\u0301\u0301\u0301', '\u{10ffff}', '\u0085x', 'x\u2028y', 'x\u2029y', 'x\u000by', 'x\u007fy'],
  ...[
    'línea uno\nlínea dos',
    'uno\r\ndos',
    'con\ttabulador',
    'a  b   c',
    'x\u00a0y',
    'a,b;c|d',
    '"citado", y "más"',
  ],
  // Long.
  REPETIDO('a', 119),
  REPETIDO('ñ', 75),
  REPETIDO('😀', 40),
  REPETIDO('<i>', 25),
];

let servidor: ServidorDePrueba;
beforeAll(async () => {
  servidor = await servidorConDatos();
});
afterAll(() => servidor.cerrar());

type Fila = Record<string, unknown> & { id: number };
type Campos = Readonly<Record<string, readonly [minimo: number, maximo: number]>>;

const ENTIDADES: readonly [ruta: string, crear: () => Promise<Fila>, campos: Campos][] = [
  [
    'participantes',
    () => fabricarParticipante(servidor, { autorizacion_datos: { otorgada: true } }),
    {
      nombre: [3, 120],
      municipio: [1, 120],
      direccion: [1, 200],
      eps: [1, 120],
      contacto_emergencia: [1, 200],
      observaciones: [1, 4_000],
      alergias: [1, 2_000],
      medicamentos: [1, 2_000],
      sustancia_principal: [1, 200],
      antecedentes: [1, 4_000],
    },
  ],
  [
    'acudientes',
    async () => fabricarAcudiente(servidor, (await fabricarParticipante(servidor)).id),
    { nombres: [2, 80], apellidos: [2, 80], direccion: [1, 200] },
  ],
  [
    'sedes',
    () => fabricarSede(servidor),
    { nombre: [3, 120], direccion: [3, 200], municipio: [3, 120], responsable: [3, 120] },
  ],
  [
    'mensualidades',
    async () => fabricarMensualidad(servidor, (await fabricarParticipante(servidor)).id),
    { observaciones: [1, 2_000] },
  ],
];

/** Whole letters, as the rules count them. */
const cabe = (texto: string, [minimo, maximo]: readonly [number, number]): boolean =>
  [...texto].length >= minimo && texto.length <= maximo;

const pedir = (linea: string, cuerpo?: unknown) =>
  llamar(servidor, linea, { token: servidor.tokenAdmin, ...(cuerpo === undefined ? {} : { cuerpo }) });

describe('textos traviesos', () => {
  it.each(ENTIDADES)(
    '%s: cada uno vuelve igual, letra por letra, de cada campo',
    async (ruta, crear, campos) => {
      const { id } = await crear();
      const probados = new Set<string>();
      for (const texto of TEXTOS_TRAVIESOS) {
        const cambios = Object.fromEntries(
          Object.entries(campos)
            .filter(([, limites]) => cabe(texto, limites))
            .map(([campo]) => [campo, texto]),
        );
        const guardado = await pedir(`PUT /dashboard-api/${ruta}/${id}`, cambios);
        expect(guardado.estado, `${JSON.stringify(texto)} ${guardado.texto}`).toBe(200);
        const leido = await pedir(`GET /dashboard-api/${ruta}/${id}`);
        expect(leido.cuerpo).toMatchObject(cambios);
        for (const campo of Object.keys(cambios)) probados.add(campo);
      }
      expect([...probados].sort()).toEqual(Object.keys(campos).sort());
    },
    240_000,
  );

  it('el nombre para mostrar también, y se busca cualquiera sin que el servidor falle', async () => {
    for (const texto of TEXTOS_TRAVIESOS.filter((t) => t.length <= 120)) {
      const { estado, cuerpo } = await llamar(servidor, 'PUT /auth-api/auth/profile', {
        token: servidor.tokenConsulta,
        cuerpo: { displayName: texto },
      });
      expect([estado, cuerpo], JSON.stringify(texto)).toEqual([200, { displayName: texto }]);
    }
    for (const texto of TEXTOS_TRAVIESOS) {
      const busqueda = await pedir(`GET /dashboard-api/participantes?buscar=${encodeURIComponent(texto)}`);
      expect([200, 400], `${JSON.stringify(texto)} ${busqueda.texto}`).toContain(busqueda.estado);
    }
  }, 240_000);

  it('después de todos ellos, las tablas y la cuenta administradora siguen ahí', async () => {
    const { data } = (await pedir('GET /dashboard-api/participantes')).cuerpo as { data: unknown[] };
    expect(data.length).toBeGreaterThan(3);
    await expect(servidor.servicios.autenticar(ADMIN, 'prueba')).resolves.toHaveProperty('token');
  });
});
