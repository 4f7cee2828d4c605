import type { BodegaArchivos } from '@/application/archivos/bodega-archivos.port';

interface EnBodega {
  ruta: string;
  /** `null` for a folder. */
  bytes: Buffer | null;
}

/** Everything in a store, folders included. */
export const archivosDe = async (bodega: BodegaArchivos, ruta = ''): Promise<EnBodega[]> => {
  const { files, folders } = await bodega.listar(ruta);
  const encontrados: EnBodega[] = [];
  for (const { path } of files) {
    const trozos: Uint8Array[] = [];
    const abierto = await bodega.abrir(path ?? '');
    for await (const trozo of abierto?.contenido ?? []) trozos.push(trozo);
    encontrados.push({ ruta: path ?? '', bytes: Buffer.concat(trozos) });
  }
  for (const { path } of folders)
    encontrados.push({ ruta: path ?? '', bytes: null }, ...(await archivosDe(bodega, path ?? '')));
  return encontrados;
};
