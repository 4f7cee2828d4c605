import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { estaConstruido } from './build/sello.mjs';
import { escritosDeEntrega, planDeEntrega } from './entrega/plan.mjs';
import { probarEntrega } from './entrega/probar.mjs';
import { ejecutar, RAIZ } from './proceso.mjs';

const CARPETA = `${RAIZ}entrega/`;
/** The same files give the same bytes, whenever and by whomever they are packed. */
const SIEMPRE = { mtime: new Date('2000-01-01T00:00:00Z'), uid: 0, gid: 0, uname: '', gname: '' };

/** Without what changes from one run to the next. */
const listaDeComponentes = () => {
  const orden = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'];
  const lista = JSON.parse(execFileSync('npm', orden, { cwd: RAIZ, encoding: 'utf8', maxBuffer: 1 << 28 }));
  delete lista.serialNumber;
  delete lista.metadata?.timestamp;
  return `${JSON.stringify(lista, null, 1)}\n`;
};

const empacar = async (ruta, raizDelTar, escritos, plan) => {
  const paquete = pack();
  const escrito = pipeline(paquete, createGzip({ level: 9 }), createWriteStream(ruta));
  const agregar = (nombre, bytes, ejecutable = false) =>
    paquete.entry({ ...SIEMPRE, name: `${raizDelTar}/${nombre}`, mode: ejecutable ? 0o755 : 0o644 }, bytes);
  for (const nombre of Object.keys(escritos).sort()) agregar(nombre, escritos[nombre]);
  for (const { nombre, origen, ejecutable } of plan) agregar(nombre, readFileSync(origen), ejecutable);
  paquete.finalize();
  await escrito;
};

const huellaDe = async (ruta) => {
  const huella = createHash('sha256');
  for await (const trozo of createReadStream(ruta)) huella.update(trozo);
  return huella.digest('hex');
};

if (!estaConstruido(RAIZ)) {
  const construccion = await ejecutar(process.execPath, ['scripts/construir.mjs']);
  if (construccion !== 0) process.exit(construccion);
}
const paquete = JSON.parse(readFileSync(`${RAIZ}package.json`, 'utf8'));
const raizDelTar = `${paquete.name}-${paquete.version}`;
const ruta = `${CARPETA}${raizDelTar}.tar.gz`;
const plan = planDeEntrega(RAIZ);
const escritos = {
  ...escritosDeEntrega(paquete, `${process.platform} ${process.arch}`),
  'sbom.cdx.json': listaDeComponentes(),
};
mkdirSync(CARPETA, { recursive: true });
await empacar(ruta, raizDelTar, escritos, plan);
const huella = await huellaDe(ruta);
writeFileSync(`${ruta}.sha256`, `${huella}  ${raizDelTar}.tar.gz\n`);
console.log(`${ruta}\n  ${plan.length + Object.keys(escritos).length} archivos; SHA-256 ${huella}`);

const probar = process.argv.indexOf('--probar');
if (probar >= 0) {
  const versiones = process.argv.slice(probar + 1);
  if (!(await probarEntrega(ruta, raizDelTar, versiones))) process.exitCode = 1;
}
