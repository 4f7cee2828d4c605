import { readdir } from 'node:fs/promises';
import { type Archivo, type Listado, ordenarListado } from '@/domain/archivos/archivo';
import { unirRuta } from '@/domain/archivos/ruta-archivo';
import { tipoDeContenido } from '@/domain/archivos/tipo-de-contenido';
import { buscarLugar } from './lugar-en-disco';

const VACIO: Listado = { files: [], folders: [] };

/** Only files and folders: a link, a socket or a name from elsewhere that no path can say is not shown. */
export const listarEnDisco = async (raiz: string, ruta: string): Promise<Listado> => {
  const lugar = await buscarLugar(raiz, ruta);
  if (lugar.tipo !== 'carpeta') return VACIO;
  const listado: Listado = { files: [], folders: [] };
  for (const entrada of await readdir(lugar.ruta, { withFileTypes: true })) {
    const [name, path] = [entrada.name, unirRuta(ruta, entrada.name)];
    if (entrada.isDirectory()) listado.folders.push({ name, path });
    if (!entrada.isFile()) continue;
    const archivo = await leerArchivo(raiz, path, name);
    if (archivo) listado.files.push(archivo);
  }
  return ordenarListado(listado);
};

const leerArchivo = async (raiz: string, path: string, name: string): Promise<Archivo | null> => {
  const lugar = await buscarLugar(raiz, path).catch(() => null);
  if (lugar?.tipo !== 'archivo') return null;
  return {
    name,
    path,
    size: lugar.tamano,
    contentType: tipoDeContenido(name),
    updatedAt: lugar.cambiado.toISOString(),
  };
};
