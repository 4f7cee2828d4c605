import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { esquemaEntorno, NOMBRES_DE_ENTORNO } from '@/server/arranque/entorno';

interface Servicio {
  build?: { context: string };
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: string[] | Record<string, unknown>;
  ports?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  tmpfs?: string[];
}

const leer = (ruta: string): string => readFileSync(ruta, 'utf8');
const COMPOSE = leer('docs/despliegue/compose.yaml');
const { services, volumes } = parse(COMPOSE) as {
  services: Record<string, Servicio>;
  volumes: Record<string, null>;
};
const fundacion = services.fundacion ?? {};
const nombresDe = (texto: string): string[] =>
  [...texto.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, nombre = '']) => nombre);
/** What whoever starts it has to say, with a value that could be said. */
const DICHO: Readonly<Record<string, string>> = {
  CLAVE_BASE: 'una-clave',
  CLAVE_ALMACEN: 'otra-clave',
  PUBLIC_SITE_URL: 'https://sitio.example',
  ADMIN_EMAIL: 'ana@sitio.example',
  BACKUP_PASSPHRASE: 'cinco palabras que nadie adivina',
};
const VARIABLE = /\$\{([A-Z_]+)(:\?|:-)?([^}]*)\}/g;
const conValores = (texto: string): string =>
  texto.replace(VARIABLE, (_todo, nombre: string, _modo, otro: string) => DICHO[nombre] ?? otro);

describe('el contenedor', () => {
  it('compose da al programa variables que están en .env.example, con valores que acepta', () => {
    const entorno = fundacion.environment ?? {};
    const conocidas = nombresDe(leer('.env.example'));
    expect(Object.keys(entorno).length).toBeGreaterThan(5);
    expect(Object.keys(entorno).filter((nombre) => !conocidas.includes(nombre))).toEqual([]);
    const valores = Object.fromEntries(
      Object.entries(entorno)
        .map(([nombre, valor]) => [nombre, conValores(valor)] as const)
        .filter(([, valor]) => valor !== ''),
    );
    expect(esquemaEntorno.safeParse(valores).error?.issues).toBeUndefined();
  });

  it('lo que pide a quien lo arranca está en .env.example, o se explica; lo obligatorio es lo que se dice', () => {
    const pedidas = [...COMPOSE.matchAll(VARIABLE)];
    const guia = leer('docs/despliegue/contenedor.md');
    const nombres = [...new Set(pedidas.map(([, nombre = '']) => nombre))];
    expect(
      nombres.filter((nombre) => !(NOMBRES_DE_ENTORNO.includes(nombre) || guia.includes(`\`${nombre}\``))),
    ).toEqual([]);
    const obligatorias = pedidas.filter(([, , modo]) => modo === ':?').map(([, nombre = '']) => nombre);
    expect([...new Set(obligatorias)].sort()).toEqual(Object.keys(DICHO).sort());
    // One without a default and without being asked for would be empty, and nobody would be told.
    expect(pedidas.filter(([, , modo]) => modo === undefined)).toEqual([]);
  });

  it('cada volumen y cada servicio que se nombra existe', () => {
    for (const { volumes: suyos = [], depends_on: esperados = [] } of Object.values(services)) {
      for (const volumen of suyos) expect(Object.keys(volumes)).toContain(volumen.split(':')[0]);
      for (const otro of Array.isArray(esperados) ? esperados : Object.keys(esperados))
        expect(Object.keys(services)).toContain(otro);
    }
    expect(existsSync(`docs/despliegue/${fundacion.build?.context}/Dockerfile`)).toBe(true);
  });

  it('el programa corre sin privilegios, no escribe fuera de sus datos y solo lo alcanza esa máquina', () => {
    expect(fundacion).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: ['/tmp'],
      volumes: ['datos:/data'],
    });
    for (const { ports = [] } of Object.values(services))
      for (const puerto of ports) expect(puerto).toMatch(/^127\.0\.0\.1:/);
    const imagen = leer('Dockerfile');
    for (const linea of ['USER 10001:10001', 'VOLUME /data', 'EXPOSE 3000', 'STOPSIGNAL SIGTERM'])
      expect(imagen).toContain(`\n${linea}\n`);
    expect(imagen).toMatch(/HEALTHCHECK [^\n]*\\\n {2}CMD .*\/ready/);
    // The format of OCI would leave the health check out.
    expect(leer('scripts/contenedor.sh')).toContain('buildah bud --format docker');
  });
});
