import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';

const IMPORTA = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\()["']((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^"']*)?["']/g;
const DE_NODE = new Set(builtinModules);

const leerJson = (ruta) => JSON.parse(readFileSync(ruta, 'utf8'));

const archivosDe = (carpeta) =>
  readdirSync(carpeta, { recursive: true, withFileTypes: true })
    .filter((hijo) => hijo.isFile())
    .map((hijo) => join(hijo.parentPath, hijo.name));

/** The packages that the built server asks for when it runs; what the site uses is already inside it. */
const importados = (raiz) => {
  const nombres = new Set();
  for (const ruta of archivosDe(join(raiz, 'dist/server')).filter((r) => /\.m?js$/.test(r)))
    for (const [, nombre] of readFileSync(ruta, 'utf8').matchAll(IMPORTA))
      if (!DE_NODE.has(nombre) && existsSync(join(raiz, 'node_modules', nombre, 'package.json')))
        nombres.add(nombre);
  return [...nombres].sort();
};

/** Where `nombre` is found from a folder, as Node looks for it; `null` when it is not installed. */
const buscar = (raiz, desde, nombre) => {
  for (
    let carpeta = desde;
    ;
    carpeta = carpeta.slice(0, Math.max(0, carpeta.lastIndexOf('/node_modules/')))
  ) {
    const ruta = `${carpeta ? `${carpeta}/` : ''}node_modules/${nombre}`;
    if (existsSync(join(raiz, ruta, 'package.json'))) return ruta;
    if (!carpeta) return null;
  }
};

/** Those packages and all that they need, as folders of `node_modules`. Throws when one that is needed is missing. */
export const paquetesDeEntrega = (raiz) => {
  const vistas = new Set();
  const pendientes = importados(raiz).map((nombre) => `node_modules/${nombre}`);
  for (let ruta = pendientes.pop(); ruta; ruta = pendientes.pop()) {
    if (vistas.has(ruta)) continue;
    vistas.add(ruta);
    const {
      name,
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
    } = leerJson(join(raiz, ruta, 'package.json'));
    for (const nombre of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const hallada = buscar(raiz, ruta, nombre);
      if (hallada) pendientes.push(hallada);
      else if (nombre in dependencies && !(nombre in optionalDependencies))
        throw new Error(`${name} necesita ${nombre}, que no está instalado: ejecute npm ci`);
    }
  }
  return [...vistas].sort();
};

/** Not needed to run: maps, types, sources of documentation and tests of others. */
const SOBRA = /\.(?:map|d\.[cm]?ts|tsbuildinfo|markdown)$|\/(?:\.github|__tests__|benchmarks?)\//;

const delPaquete = (raiz, ruta) =>
  archivosDe(join(raiz, ruta)).filter(
    (archivo) => !archivo.slice(join(raiz, ruta).length).includes('/node_modules/'),
  );

const SUELTOS = ['LICENSE', 'CHANGELOG.md', 'SECURITY.md', '.env.example'];

/** Every file of the release, by its name in it, in order; each with the file it is a copy of. */
export const planDeEntrega = (raiz) => {
  const archivos = [
    ...['dist/server', 'dist/web'].flatMap((carpeta) => archivosDe(join(raiz, carpeta))),
    ...archivosDe(join(raiz, 'docs/despliegue')),
    ...paquetesDeEntrega(raiz).flatMap((ruta) => delPaquete(raiz, ruta)),
    ...[...SUELTOS, 'docs/operacion.md'].map((nombre) => join(raiz, nombre)),
  ];
  return archivos
    .filter((archivo) => !SOBRA.test(archivo))
    .map((origen) => ({
      nombre: origen.slice(raiz.length).replaceAll('\\', '/'),
      origen,
      ejecutable: (statSync(origen).mode & 0o100) !== 0,
    }))
    .sort((a, b) => (a.nombre < b.nombre ? -1 : 1));
};

const LEAME = (version, plataforma) => `# Fundación ${version}

Producto construido, con lo que necesita para correr en ${plataforma}. Hace falta Node.js 22 o 24 (20.19 también arranca).

    node server.js                                            # http://localhost:3000
    node dist/server/consola.js backup --destino ./respaldos --ensayar
    node dist/server/consola.js restore --desde RESPALDO
    node dist/server/consola.js admin list

La primera vez crea al primer administrador e imprime cómo entrar. Los datos quedan en ./data (DATA_DIR). Las variables están en
.env.example; instalar, cuidar y recuperar, en docs/operacion.md: donde dice «npm run backup», aquí es la orden de arriba.
sbom.cdx.json es la lista de componentes (CycloneDX) y LICENSE la licencia.
`;

/** What is not a copy of anything. */
export const escritosDeEntrega = ({ name, version, engines, license }, plataforma) => ({
  'README.md': LEAME(version, plataforma),
  'package.json': `${JSON.stringify(
    { name, version, private: true, license, type: 'module', engines, scripts: { start: 'node server.js' } },
    null,
    2,
  )}\n`,
  'server.js': "process.env.NODE_ENV ??= 'production';\nawait import('./dist/server/main.js');\n",
});
