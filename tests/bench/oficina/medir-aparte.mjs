import { readFile } from 'node:fs/promises';
import { RAIZ } from '../../../scripts/proceso.mjs';
import { fila, filaSinMedir } from '../base/fila.mjs';

const LIMITE = 55_000;

/** What the list page itself brought before; nothing of it travels again. */
const YA_ESTABA = /^\/_panel$|contenedor-navegador$|panel-navegador$|cliente-consultas$|exigir-seccion$/;

// An action may bring several parts: all those of one kind that it needs together are added up.
const GRUPOS = [
  {
    nombre: 'diálogos y detalles',
    cada: /\/(?:dialogo-(?!importacion)|formulario-|detalle-|eliminar-|confirmar-|enviar-)/,
  },
  { nombre: 'gráficas', cada: /\/graficas$/ },
  { nombre: 'importación', cada: /\/dialogo-importacion$/, con: /\/leer-(?:xlsx|csv)$/ },
  { nombre: 'exportación', cada: /\/exportar-/, con: /\/(?:exportar|xlsx)$/ },
];

/** gz bytes of what is only brought when somebody asks for it: the heaviest of each kind. */
export const medirAparte = async () => {
  const { partes, archivos, entradas } = JSON.parse(await readFile(`${RAIZ}dist/pesos-web.json`, 'utf8'));
  const gz = new Map(archivos.map((peso) => [peso.archivo, peso.gz]));
  const claves = Object.keys(partes);
  const presentes = new Set([
    ...Object.entries(entradas).flatMap(([nombre, suyos]) => (nombre === 'publico' ? [] : suyos)),
    ...claves.filter((clave) => YA_ESTABA.test(clave)).flatMap((clave) => partes[clave]),
  ]);
  const pesar = (elegidas) =>
    [...new Set(elegidas.flatMap((clave) => partes[clave]))]
      .filter((archivo) => !presentes.has(archivo))
      .reduce((suma, archivo) => suma + (gz.get(archivo) ?? 0), 0);
  return GRUPOS.map(({ nombre, cada, con }) => {
    const que = `aparte, ${nombre}: JavaScript, gz`;
    const acompanan = con ? claves.filter((clave) => con.test(clave)) : [];
    const pesos = claves
      .filter((clave) => cada.test(clave))
      .map((clave) => ({ clave, bytes: pesar([clave, ...acompanan]) }))
      .sort((a, b) => b.bytes - a.bytes);
    const [mayor] = pesos;
    if (!mayor) return filaSinMedir(que, 'la construcción no tiene esa parte');
    const valor = `${(mayor.bytes / 1000).toFixed(1)} kB (${mayor.clave}, la mayor de ${pesos.length})`;
    return fila(que, valor, '', `<= ${LIMITE / 1000} kB`, mayor.bytes <= LIMITE);
  });
};
