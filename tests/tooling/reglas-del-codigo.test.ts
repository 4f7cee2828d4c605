import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { POLITICA_API } from '@/domain/shared/politica/politica-api';

const RAIZ = new URL('../../', import.meta.url);

interface Archivo {
  ruta: string;
  texto: string;
}

const leer = (...carpetas: string[]): Archivo[] =>
  carpetas.flatMap((carpeta) =>
    readdirSync(new URL(carpeta, RAIZ), { recursive: true, encoding: 'utf8' })
      .filter((nombre) => /\.tsx?$/.test(nombre) && !nombre.endsWith('.gen.ts'))
      .map((nombre) => ({
        ruta: `${carpeta}/${nombre}`,
        texto: readFileSync(new URL(`${carpeta}/${nombre}`, RAIZ), 'utf8'),
      })),
  );

const todo = leer('src');
const DEL_SERVIDOR = /^src\/(?:domain|application|server|infrastructure\/(?!http|browser|memory|di\/web))/;
const delServidor = todo.filter(({ ruta }) => DEL_SERVIDOR.test(ruta));
const donde = (archivos: readonly Archivo[], patron: RegExp): string[] =>
  archivos.filter(({ texto }) => patron.test(texto)).map(({ ruta }) => ruta);

describe('lo que está escrito para leer', () => {
  it('no guarda las dos versiones de una mezcla a medias', () => {
    const paginas = readdirSync(new URL('docs', RAIZ), { recursive: true, encoding: 'utf8' })
      .filter((nombre) => nombre.endsWith('.md'))
      .map((nombre) => `docs/${nombre}`);
    expect(paginas.length).toBeGreaterThan(50);
    const conMarcas = [...paginas, 'README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'].filter(
      (ruta) => /^(?:<{7}|>{7}) /m.test(readFileSync(new URL(ruta, RAIZ), 'utf8')),
    );
    expect(conMarcas).toEqual([]);
  });
});

describe('reglas que cumplen las pruebas', () => {
  it('la que cambia un módulo por otro corre aparte: en un contexto compartido ya lo leyó otra', () => {
    const juntas = leer(
      'tests/domain',
      'tests/application',
      'tests/contracts',
      'tests/infrastructure',
      'tests/server',
      'tests/faults',
      'tests/fuzz',
      'tests/tooling',
      'tests/recomputo',
    ).filter(({ ruta }) => ruta.endsWith('.test.ts') && !ruta.startsWith('tests/infrastructure/di/'));
    expect(juntas.length).toBeGreaterThan(300);
    const cambian = donde(juntas, /\bvi\.(?:mock|doMock)\(/);
    expect(cambian).not.toEqual([]);
    expect(cambian.filter((ruta) => !ruta.endsWith('.aparte.test.ts'))).toEqual([]);
  });
});

describe('lo que corre en un navegador', () => {
  const DEL_NAVEGADOR = /^src\/(?:domain|application|ui|infrastructure\/(?:http|browser|memory|di\/web))\//;
  const delNavegador = todo.filter(({ ruta }) => DEL_NAVEGADOR.test(ruta));
  /** Younger than the oldest that is served, and nothing puts them there: only the syntax is written for it. */
  const AUSENTES = [
    /\.(?:toSorted|toReversed|toSpliced)\(/,
    /\b(?:Object|Map)\.groupBy\(|\bArray\.fromAsync\(|\bIterator\.from\(|\bRegExp\.escape\(/,
    /\bPromise\.(?:withResolvers|try)\b|\bAbortSignal\.any\(|\bURL\.(?:canParse|parse)\(/,
    /\.(?:isWellFormed|toWellFormed|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
    /\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|some|every|find|reduce|toArray|take|drop|flatMap|forEach)\(/,
    /\b(?:params|parametros|search|searchParams|consulta)\.size\b/i,
    /\bIntl\.(?:Segmenter|DurationFormat)\b|\.(?:toBase64|toHex|checkVisibility|showPopover|moveBefore)\(/,
  ];

  it('no usa lo que no tiene el más antiguo que se atiende', () => {
    const construccion = readFileSync(new URL('scripts/build/navegador.mjs', RAIZ), 'utf8');
    expect(construccion).toContain("targets: 'chrome >= 109, firefox >= 115, safari >= 16.4'");
    expect(delNavegador.length).toBeGreaterThan(1_000);
    expect(AUSENTES.flatMap((ausente) => donde(delNavegador, ausente))).toEqual([]);
  });
});

describe('reglas que cumple todo el código', () => {
  it('hay código que mirar', () => {
    expect(delServidor.length).toBeGreaterThan(200);
    expect(donde(delServidor, /from 'fastify'/).length).toBeGreaterThan(3);
  });

  it('el servidor no ejecuta órdenes ni código escrito por otros', () => {
    expect(donde(delServidor, /node:child_process|node:vm|\bexecSync\b/)).toEqual([]);
    expect(donde(todo, /\beval\(|new Function\(|setTimeout\(\s*['"`]/)).toEqual([]);
    expect(donde(todo, /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML|document\.write/)).toEqual(
      [],
    );
  });

  it('el servidor no descomprime ni interpreta lo que alguien sube', () => {
    const deArchivos = delServidor.filter(({ ruta }) => /\/(?:archivos|storage\/(?!respaldos))/.test(ruta));
    expect(deArchivos.length).toBeGreaterThan(10);
    expect(donde(deArchivos, /node:zlib|unzip|gunzip|inflate|read-excel|XMLParser/)).toEqual([]);
  });

  it('todo lo que no se debe adivinar sale de un azar criptográfico', () => {
    // Simulated visits, on purpose by chance: see src/domain/visitas.
    expect(donde(todo, /Math\.random/)).toEqual(['src/infrastructure/browser/equipo-navegador.ts']);
    const tokens = readFileSync(new URL('src/infrastructure/crypto/tokens-aleatorios.ts', RAIZ), 'utf8');
    expect(tokens).toContain('randomBytes(32)');
  });

  it('la criptografía sale de las bibliotecas nombradas, y ningún algoritmo está retirado', () => {
    const texto = todo.map((archivo) => archivo.texto).join('\n');
    const usados = [...texto.matchAll(/create(?:Hash|Hmac|Cipheriv|Decipheriv)\(\s*'([^']+)'/g)].map(
      ([, a]) => a,
    );
    expect(
      [...new Set(usados)].filter((a) => !['sha256', 'sha512', 'aes-256-gcm'].includes(a ?? '')),
    ).toEqual([]);
    const deNavegador = [...texto.matchAll(/name: '((?:AES|RSA|DES|HMAC|SHA|ECD|PBKDF|HKDF)[^']*)'/g)].map(
      ([, a]) => a,
    );
    const delNavegador = ['AES-GCM', 'HKDF', 'HMAC', 'PBKDF2'];
    expect([...new Set(deNavegador)].filter((a) => !delNavegador.includes(a ?? ''))).toEqual([]);
    expect(donde(todo, /from '(?:crypto-js|bcrypt\w*|md5|sha1|node-forge)'/)).toEqual([]);
  });

  it('ninguna contraseña vence por tiempo', () => {
    expect(donde(delServidor, /contrasena\w*(?:_vence|_expira|_caduca)|vence\w*Contrasena/i)).toEqual([]);
  });

  it('no hay preguntas ni pistas para recordar la contraseña', () => {
    expect(
      donde(todo, /pregunta\w*[ _-]?(?:secreta|seguridad)|pista\w*[ _-]?(?:de[ _-]?)?contrase/i),
    ).toEqual([]);
  });

  it('el código no trae credenciales de ningún servicio', () => {
    expect(
      donde(
        delServidor,
        /:\/\/(?!usuario:clave@)\w+:\w+@|AKIA(?!1234567890EXAMPLE)[0-9A-Z]{16}|BEGIN (?:RSA |EC )?PRIVATE/,
      ),
    ).toEqual([]);
  });

  it('los secretos se leen del entorno en un solo lugar', () => {
    const lectores = donde(delServidor, /process\.env/);
    expect(
      lectores.every((ruta) => /^src\/server\/(?:main|consola|arranque\/|composicion\/)/.test(ruta)),
    ).toBe(true);
  });

  it('el servidor solo se conecta a lo que se le configura', () => {
    // The script of /docs is sent to the browser, which asks its own origin.
    const salidas = donde(delServidor, /\bfetch\(|node:https?'|node:net'|node:dgram|from 'undici'/);
    const permitidas =
      /^src\/server\/(?:http\/conexiones|http\/direccion-de-quien-pide|http\/docs\/guion-de-docs|consola\/enchufe|composicion\/|arranque\/|metricas)/;
    expect(salidas.filter((ruta) => !permitidas.test(ruta))).toEqual([]);
  });

  it('el servidor solo escribe en su registro', () => {
    expect(donde(delServidor, /console\.(?:log|error|warn|info)/)).toEqual([]);
  });

  it('ninguna lectura de la tabla de accesos cambia un registro', () => {
    const lecturas = POLITICA_API.filter(({ metodo }) => metodo === 'GET').map(({ ruta }) => ruta);
    expect(lecturas.length).toBeGreaterThan(15);
    expect(
      lecturas.filter((ruta) => /crear|borrar|eliminar|cerrar|anular|generar|logout/.test(ruta)),
    ).toEqual([]);
  });
});
