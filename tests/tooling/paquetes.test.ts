import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  avisosQueAfectan,
  diasDesdeLaRevision,
  juntarAvisos,
  type ListaDeAvisos,
  leerAvisos,
  REVISION_DIAS,
} from '../../scripts/sec/avisos.mjs';

interface Paquete {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
  allowScripts: Record<string, boolean>;
}
interface Instalado {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
interface Candado {
  lockfileVersion: number;
  packages: Record<string, Instalado>;
}

const leer = <T>(nombre: string): T =>
  JSON.parse(readFileSync(new URL(`../../${nombre}`, import.meta.url), 'utf8')) as T;
const paquete = leer<Paquete>('package.json');
const candado = leer<Candado>('package-lock.json');
const EXACTA = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
/** git, a folder, an address or another name: anything but a version of that same package. */
const DE_OTRA_PARTE = /[:/]/;

/** What is wrong with one entry of the lock, in words; nothing when it is as it should be. */
const defectos = ([ruta, entrada]: [string, Instalado]): string[] => {
  const pedidos = Object.entries({ ...entrada.dependencies, ...entrada.optionalDependencies });
  return [
    ...(EXACTA.test(entrada.version ?? '') ? [] : [`${ruta}: sin versión exacta`]),
    ...(entrada.integrity?.startsWith('sha512-') ? [] : [`${ruta}: sin huella`]),
    // The lock keeps no addresses: each one is taken from the registry that whoever installs has configured.
    ...(entrada.resolved || entrada.link ? [`${ruta}: de otra parte`] : []),
    ...pedidos
      .filter(([, version]) => DE_OTRA_PARTE.test(version))
      .map(([n]) => `${ruta}: pide ${n} de otra parte`),
    ...(entrada.hasInstallScript &&
    !Object.hasOwn(paquete.allowScripts, ruta.split('node_modules/').at(-1) ?? '')
      ? [`${ruta}: ejecuta algo al instalarse`]
      : []),
  ];
};

describe('paquetes de otros', () => {
  it('cada uno con su versión exacta', () => {
    const pedidos = { ...paquete.dependencies, ...paquete.devDependencies, ...paquete.overrides };
    const abiertos = Object.entries(pedidos).filter(([, version]) => !EXACTA.test(version));
    expect(abiertos).toEqual([]);
    expect(Object.keys(pedidos).length).toBeGreaterThan(30);
  });

  it('el candado sabe qué versión y qué contenido es cada uno, y es la que se pide', () => {
    const instalados = Object.entries(candado.packages).filter(([ruta]) => ruta);
    expect(instalados.flatMap(defectos)).toEqual([]);
    const deProduccion = Object.entries(paquete.dependencies);
    for (const [nombre, version] of deProduccion)
      expect(candado.packages[`node_modules/${nombre}`]?.version, nombre).toBe(version);
    expect(instalados.length).toBeGreaterThan(deProduccion.length);
  });

  it.each([
    ['una versión abierta', { version: '^1.0.0' }, 'sin versión exacta'],
    ['sin huella', { integrity: undefined }, 'sin huella'],
    ['una huella que ya no vale', { integrity: 'sha1-abc' }, 'sin huella'],
    ['una dirección propia', { resolved: 'https://otra.example/x.tgz' }, 'de otra parte'],
    ['un enlace a una carpeta', { link: true }, 'de otra parte'],
    [
      'quien pide un repositorio',
      { dependencies: { y: 'git+https://otra.example/y' } },
      'pide y de otra parte',
    ],
    ['un guion de instalación no enumerado', { hasInstallScript: true }, 'ejecuta algo al instalarse'],
  ])('descubre %s', (_caso, cambio, defecto) => {
    const sano: Instalado = { version: '1.0.0', integrity: 'sha512-abc' };
    expect(defectos(['node_modules/x', sano])).toEqual([]);
    expect(defectos(['node_modules/x', { ...sano, ...cambio }])).toEqual([`node_modules/x: ${defecto}`]);
  });
});

describe('los avisos conocidos', () => {
  const lista = leerAvisos();
  const con = (version: string, { ruta = 'node_modules/@fastify/static', dev = false } = {}) =>
    avisosQueAfectan({ packages: { '': {}, [ruta]: { version, dev } } }, lista).map(({ id }) => id);

  it('no toca a nada de lo instalado', () => {
    expect(avisosQueAfectan(candado, lista)).toEqual([]);
  });

  it('dice cuándo se consultó, con qué orden, y de dónde sale cada uno', () => {
    expect(lista.consultado).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(paquete.scripts).toHaveProperty(lista.orden.split(' ')[2] ?? '');
    expect(lista.avisos.length).toBeGreaterThan(20);
    for (const { id, afectadas, fuente } of lista.avisos) {
      expect(fuente).toContain(id);
      expect(afectadas).not.toBe('');
    }
  });

  it('descubre una versión con una falla conocida, también la de antes y una escondida dentro de otro paquete', () => {
    expect(con('8.1.1')).toContain('GHSA-83w8-p2f5-377r');
    expect(con('10.1.2')).toEqual(['GHSA-423g-23ch-w7c6']);
    expect(con('10.1.3')).toEqual([]);
    expect(con('5.0.8', { ruta: 'node_modules/x/node_modules/brace-expansion' })).toHaveLength(1);
    expect(con('8.1.1', { ruta: 'node_modules/otro-static' })).toEqual([]);
  });

  it('lo que se acepta tiene motivo, sigue instalado, y en producción nada se acepta', () => {
    for (const { id, paquete: nombre, motivo } of lista.aceptados) {
      expect(motivo.length).toBeGreaterThan(20);
      const sinAceptar = avisosQueAfectan(candado, { ...lista, aceptados: [] });
      expect(sinAceptar).toContainEqual(
        expect.objectContaining({ id, paquete: nombre, enProduccion: false }),
      );
    }
    expect(con('0.3.0', { ruta: 'node_modules/dicer', dev: true })).toEqual([]);
    expect(con('0.3.0', { ruta: 'node_modules/dicer' })).toHaveLength(1);
  });

  it('lo que responde el registro se junta con lo que había, sin repetir', () => {
    const via = {
      name: 'x',
      severity: 'high',
      range: '<2.0.0',
      title: 'Falla',
      url: 'https://github.com/advisories/GHSA-1',
    };
    const auditoria = { vulnerabilities: { x: { via: [via, via] }, y: { via: ['x'] } } };
    const juntos = juntarAvisos({ ...lista, avisos: [] } satisfies ListaDeAvisos, auditoria, '2027-01-01');
    expect(juntos).toMatchObject({
      consultado: '2027-01-01',
      avisos: [{ id: 'GHSA-1', paquete: 'x', gravedad: 'alta', afectadas: '<2.0.0' }],
    });
    expect(juntarAvisos(juntos, auditoria, '2027-01-02').avisos).toHaveLength(1);
    expect(juntarAvisos(lista, auditoria, '2027-01-02').avisos).toHaveLength(lista.avisos.length + 1);
  });
});

describe('la revisión de versiones', () => {
  const documento = (fecha: string) => `antes\nÚltima revisión de versiones: ${fecha}.\ndespués`;
  const EL_22_DE_FEBRERO = Date.parse('2027-02-22T12:00:00Z');

  it('cuenta los días desde la fecha escrita, y sin fecha no da nada por bueno', () => {
    expect(diasDesdeLaRevision(documento('2026-11-21'), EL_22_DE_FEBRERO)).toBe(REVISION_DIAS + 1);
    expect(diasDesdeLaRevision(documento('2027-02-22'), EL_22_DE_FEBRERO)).toBe(0);
    expect(diasDesdeLaRevision('nunca', EL_22_DE_FEBRERO)).toBeNull();
  });

  it('el documento de seguridad la tiene', () => {
    const escrito = readFileSync(new URL('../../docs/seguridad.md', import.meta.url), 'utf8');
    expect(diasDesdeLaRevision(escrito, Date.parse('2100-01-01'))).not.toBeNull();
  });
});
