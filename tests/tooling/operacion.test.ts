import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { esquemaEntorno, NOMBRES_DE_ENTORNO } from '@/server/arranque/entorno';
import { enArchivo, SECRETOS } from '@/server/arranque/secretos';

const leer = (ruta: string): string => readFileSync(ruta, 'utf8');
const README = leer('README.md');
const OPERACION = leer('docs/operacion.md');
/** Orders that npm itself has. */
const DE_NPM = new Set(['ci', 'audit', 'install', 'outdated']);
const DESPLIEGUE = readdirSync('docs/despliegue');

const filas = [...README.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \| (.+?) \|/gm)].map(
  ([, nombre = '', valor = '']) => ({
    nombre,
    valor,
  }),
);

describe('documentos de operación', () => {
  it('el README lista cada variable del programa una vez, y ninguna otra', () => {
    expect(filas.map(({ nombre }) => nombre).sort()).toEqual([...NOMBRES_DE_ENTORNO].sort());
  });

  it('los valores por defecto son los del programa', () => {
    const porDefecto: Record<string, unknown> = esquemaEntorno.parse({});
    const escritos = filas.filter(({ valor }) => valor.startsWith('`') && !valor.includes('HOST:PORT'));
    expect(escritos.length).toBeGreaterThan(8);
    for (const { nombre, valor } of escritos)
      expect([nombre, valor]).toEqual([nombre, `\`${porDefecto[nombre]}\``]);
    const sinValor = filas.filter(({ valor }) => valor === '–').map(({ nombre }) => nombre);
    for (const nombre of sinValor) expect([nombre, String(porDefecto[nombre] ?? '')]).toEqual([nombre, '']);
  });

  it('el ejemplo de entorno usa variables que existen, con valores que se aceptan', () => {
    const lineas = [...leer('docs/despliegue/entorno.ejemplo').matchAll(/^(\w+)=(.*)$/gm)];
    const entorno = Object.fromEntries(lineas.map(([, nombre = '', valor = '']) => [nombre, valor]));
    expect(Object.keys(entorno).filter((nombre) => !NOMBRES_DE_ENTORNO.includes(nombre))).toEqual([]);
    expect(esquemaEntorno.safeParse(entorno).error?.issues).toBeUndefined();
  });

  it('.env.example nombra cada variable una vez, con el valor por defecto del programa', () => {
    const lineas = [...leer('.env.example').matchAll(/^(\w+)=(.*)$/gm)];
    expect(lineas.map(([, nombre]) => nombre).sort()).toEqual([...NOMBRES_DE_ENTORNO].sort());
    const porDefecto: Record<string, unknown> = esquemaEntorno.parse({});
    for (const [, nombre = '', valor] of lineas)
      expect([nombre, valor]).toEqual([nombre, String(porDefecto[nombre] ?? '')]);
  });

  it('ningún registro de los proxies de ejemplo, tampoco el de errores, lleva la dirección de la cuenta de una familia', () => {
    const nginx = leer('docs/despliegue/nginx.conf');
    const servidores = nginx.split(/^server \{$/m).slice(1);
    expect(servidores.length).toBe(2);
    for (const servidor of servidores)
      expect(servidor).toMatch(/^ {2}access_log \S+ combined if=\$se_anota;$/m);
    expect(nginx).toMatch(/location ~\* \^\/\+cuenta\/ \{\s+error_log \/dev\/null emerg;/);
    const [global = '', sitio = ''] = leer('docs/despliegue/Caddyfile').split(/^fundacion\.example/m);
    expect(global).toMatch(/request>uri delete/);
    expect(sitio).not.toMatch(/^\s*log\b/m);
  });

  it('cada unidad ejecuta un programa que la construcción produce', () => {
    const construccion = leer('scripts/build/servidor.mjs');
    const unidades = DESPLIEGUE.filter((nombre) => nombre.endsWith('.service'));
    expect(unidades.length).toBe(2);
    for (const unidad of unidades) {
      const [, programa = ''] =
        /^ExecStart=\/usr\/bin\/node dist\/server\/(\w+)\.js/m.exec(leer(`docs/despliegue/${unidad}`)) ?? [];
      expect(construccion).toMatch(new RegExp(`\\b${programa}: '\\./src/server/${programa}\\.ts'`));
      expect(existsSync(`src/server/${programa}.ts`)).toBe(true);
    }
  });

  it('al actualizar nada se instala ni se compila en la carpeta de la que está sirviendo el servidor', () => {
    const [, actualizar = ''] = /^## Actualizar\n(.*?)^## /ms.exec(OPERACION) ?? [];
    const ordenes = actualizar.split('\n').map((linea) => linea.trim());
    const instala = ordenes.findIndex((linea) => /npm (?:ci|run build)/.test(linea));
    expect(ordenes[instala - 1]).toBe('cp -a /opt/fundacion /opt/fundacion.nueva && cd /opt/fundacion.nueva');
    const [detener, cambiar, iniciar] = ordenes.slice(ordenes.indexOf('systemctl stop fundacion'));
    expect([detener, cambiar, iniciar]).toEqual([
      'systemctl stop fundacion',
      'mv /opt/fundacion /opt/fundacion.anterior && mv /opt/fundacion.nueva /opt/fundacion',
      'systemctl start fundacion',
    ]);
  });

  it('docs/operacion.md nombra variables, órdenes, archivos y secciones que existen', () => {
    const { scripts } = JSON.parse(leer('package.json')) as { scripts: Record<string, string> };
    const nombradas = [...OPERACION.matchAll(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g)].map(([, n = '']) => n);
    const conocidas = [...NOMBRES_DE_ENTORNO, ...SECRETOS.map(enArchivo)];
    expect(nombradas.filter((nombre) => !conocidas.includes(nombre))).toEqual([]);
    for (const nombre of SECRETOS.map(enArchivo)) expect(nombradas).toContain(nombre);
    const ordenes = [...OPERACION.matchAll(/npm (?:run )?(start|[a-z:]+)\b(?= --|`|\n| &&| {2})/g)]
      .map(([, orden = '']) => orden)
      .filter((orden) => !DE_NPM.has(orden));
    expect(ordenes.length).toBeGreaterThan(5);
    expect(ordenes.filter((orden) => !scripts[orden])).toEqual([]);
    const enlaces = [...OPERACION.matchAll(/\]\((despliegue\/[\w.-]+)\)/g)].map(([, ruta = '']) => ruta);
    expect(enlaces.filter((ruta) => !existsSync(`docs/${ruta}`))).toEqual([]);
    const anclas = [...OPERACION.matchAll(/^#+ (.+)$/gm)].map(([, titulo = '']) =>
      titulo
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    );
    const internas = [...OPERACION.matchAll(/\]\(#([^)]+)\)/g)].map(([, ancla = '']) => ancla);
    expect(internas.filter((ancla) => !anclas.includes(ancla))).toEqual([]);
    expect(README).toContain('(docs/operacion.md)');
  });
});
